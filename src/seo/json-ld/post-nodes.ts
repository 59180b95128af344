import type { Article, BlogPosting } from 'schema-dts'

import type { PostDetails, ProjectDetails } from '#src/content/model.ts'
import { absoluteUrl } from '#src/seo/page-head.ts'

import type { DescribedPage } from './described-page.ts'
import { pageId, ownerId } from './site-nodes.ts'

/** A post in its own language, which differs from the page's if a translation is missing. */
export function postNode(post: PostDetails, page: DescribedPage): BlogPosting {
  const { locale } = post
  const url = absoluteUrl(page.path, locale)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: { '@id': url },
    isPartOf: { '@id': absoluteUrl('/blog', locale) },
    headline: post.title,
    description: post.excerpt,
    inLanguage: locale,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author: ownerId(),
    publisher: ownerId(),
    keywords: post.keywords.join(', '),
    articleSection: post.tags,
    timeRequired: `PT${post.minutes}M`,
    ...(page.image && { image: page.image }),
  }
}

/** A case study. */
export function caseNode(project: ProjectDetails, page: DescribedPage): Article {
  const url = absoluteUrl(page.path, page.locale)
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: pageId(page),
    headline: project.title,
    description: project.description,
    inLanguage: page.locale,
    author: ownerId(),
    publisher: ownerId(),
    ...(page.image && { image: page.image }),
  }
}
