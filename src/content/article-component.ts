/** Names of the MDX components available in articles, shared by the checks, pages, feeds and Markdown files. */
export type ArticleComponent = 'Callout' | 'Comparison' | 'Figure' | 'Steps' | 'VideoCard'
