import { loadProjectFacts } from '#src/content/build-data.ts'
import { findCertificate } from '#src/content/certificates.ts'
import { loadPost } from '#src/content/posts.ts'

import type { DescribedPage } from './json-ld/described-page.ts'
import { getSection } from './paths.ts'
import { parseHeading, type ShareCard } from './share-card.ts'

/** Content of a page's share picture: its first heading, and the article's tags or the site section. */
export async function getShareCard(page: DescribedPage, body: string): Promise<ShareCard> {
  const { locale, site, path } = page
  const tags = await getTags(page)
  const isArticle = page.params.slug !== undefined
  return {
    locale,
    brand: site.brand,
    ...parseHeading(body),
    note: isArticle ? tags.join(', ') : ((await getCourse(page)) ?? sectionName(page)),
    art: {
      id: page.params.slug ?? page.params.id ?? page.params.tag ?? (path.slice(1) || 'home'),
      tags,
    },
  }
}

/** Title of a certificate's course. */
async function getCourse({ locale, path, params }: DescribedPage): Promise<string | undefined> {
  if (!path.startsWith('/certificate/')) return undefined
  return (await findCertificate(locale, params.id ?? ''))?.course.title
}

/** Tags that select the drawing, as for the cover of the page. */
async function getTags({ locale, params }: DescribedPage): Promise<readonly string[]> {
  if (params.tag) return [params.tag]
  if (params.slug) return (await loadPost(locale, params.slug))?.post.tags ?? []
  const art = params.id && (await loadProjectFacts())[params.id]?.art
  return art ? [art] : []
}

/** Section of the site of a page, unless it is the section's main page. */
function sectionName(page: DescribedPage): string {
  const section = getSection(page)
  return section && page.path !== `/${section}` ? page.t.nav[section] : ''
}
