import { parse } from 'node-html-parser'

import { articleFiles } from '#scripts/build/article-files.ts'
import { PUBLISHED, publishedStore } from '#scripts/test/published-store.ts'
import type { ShareCard } from '#src/seo/share-card.ts'

/** The site as it is published, rendered in the test itself: its pages, and the files beside them. */
export async function renderPublished(content = publishedStore()) {
  const server = await import('#src/entry-server.tsx')
  const cards = new Map<string, ShareCard>()
  const place = (name: string, card: ShareCard) => {
    cards.set(name, card)
    return `assets/share/${name.replaceAll('/', '-')}.png`
  }
  const pages = []
  for (const path of await server.paths()) {
    const { head, body, locale, record, modules, sources } = await server.render(path, place)
    const url = PUBLISHED.origin + (PUBLISHED.base.slice(0, -1) + path || '/')
    pages.push({ path, url, head: parse(head), body, locale, record, modules, sources })
  }
  const education = await server.renderEducation(place)
  const files = [
    ...(await server.feeds()),
    ...(await server.indexFiles([...pages, education].map(({ record }) => record))),
    ...(await articleFiles(content, server, PUBLISHED)),
  ]
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const read = (path: string) => {
    const text = texts.get(path)
    if (text === undefined) throw new Error(`the site has no ${path}`)
    return text
  }
  return { pages, education, cards, files, read }
}
