/** A component that authors may use in an article; the checks, the page, feeds and Markdown go by its name. */
export type ArticleComponent = 'Callout' | 'Comparison' | 'Figure' | 'Steps' | 'VideoCard'
