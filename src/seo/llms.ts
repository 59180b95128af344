import type { Locale } from '#src/i18n/locales.ts'

import type { PageRecord } from './page-record.ts'
import { getSection, type SiteSection } from './paths.ts'

/** Names of the sections, in the language of the file. */
export type SectionNames = Record<SiteSection | 'pages', string>

/** Paths of the pages in the optional section. */
const OPTIONAL = /^\/(?:blog\/(?:tag|page)(?:\/|$)|privacy$|offer$)/

/**
 * `llms.txt` in one language, after the convention of llmstxt.org: name and description of the site, and lists
 * of links. Articles are linked as Markdown files.
 */
export function llmsText(options: {
  locale: Locale
  brand: string
  description: string
  sections: SectionNames
  pages: readonly PageRecord[]
  /** Address of the article's Markdown, if the page is an article. */
  articleUrl: (page: PageRecord) => string | undefined
  /** The file in the other language: name and address. */
  otherLanguage: { name: string; url: string }
}): string {
  const { locale, brand, description, sections, pages, articleUrl, otherLanguage } = options
  const publicPages = pages.filter((page) => page.isPublic && page.locale === locale)
  const getLine = (page: PageRecord) =>
    link(page.title, articleUrl(page) ?? page.url, page.description)
  const listLinks = (section: string) =>
    publicPages.filter((page) => getPlace(page) === section).map(getLine)
  const listed: [string, string[]][] = [
    [sections.pages, listLinks('pages')],
    [sections.products, listLinks('products')],
    [sections.courses, listLinks('courses')],
    [sections.blog, listLinks('blog')],
    // The convention defines this name for content that can be skipped.
    [
      'Optional',
      [...listLinks('optional'), link(otherLanguage.name, otherLanguage.url, 'llms.txt')],
    ],
  ]
  return [
    `# ${replaceNoBreakSpaces(brand)}`,
    `> ${replaceNoBreakSpaces(description)}`,
    ...listed
      .filter(([, lines]) => lines.length > 0)
      .map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n')
}

function getPlace(page: PageRecord): string {
  return OPTIONAL.test(page.path) ? 'optional' : (getSection(page) ?? 'pages')
}

function link(title: string, url: string, note: string): string {
  return `- [${replaceNoBreakSpaces(title).replaceAll(/[[\]]/g, '\\$&')}](${url}): ${replaceNoBreakSpaces(note)}`
}

/** Replaces no-break spaces, so that the text can be searched. */
function replaceNoBreakSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
