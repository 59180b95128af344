import type { BuiltSite } from './sites.ts'

/** An item of a feed of any format. */
interface FeedItem {
  url: string
  title: string
  date: string
  html: string
}

interface JsonFeed {
  items: { url: string; title: string; date_published: string; content_html: string }[]
}

/** Paths of all feeds of a site. */
export const listFeeds = ({ files }: BuiltSite) =>
  files.filter((file) => /(?:feed\.xml|atom\.xml|feed\.json)$/.test(file))

/** Items of a feed in RSS, Atom or JSON, in order. */
export function readFeed(text: string): FeedItem[] {
  if (text.startsWith('{')) {
    return (JSON.parse(text) as JsonFeed).items.map((item) => ({
      url: item.url,
      title: item.title,
      date: item.date_published,
      html: item.content_html,
    }))
  }
  return text
    .split(/<(?:item|entry)>/)
    .slice(1)
    .map((item) => {
      /** Text of the first element with one of these names. */
      const get = (names: string) =>
        new RegExp(`<(${names})\\b[^>]*>(?:<!\\[CDATA\\[)?([^]*?)(?:\\]\\]>)?</\\1>`).exec(
          item,
        )?.[2] ?? ''
      return {
        url: get('guid|id'),
        title: get('title'),
        date: get('pubDate|updated'),
        html: get('content:encoded|content'),
      }
    })
}
