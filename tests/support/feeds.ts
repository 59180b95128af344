import { SaxesParser } from 'saxes'

import type { BuiltSite } from './sites.ts'

// Requirements of the formats: https://www.rssboard.org/rss-specification, RFC 4287,
// https://www.jsonfeed.org/version/1/

/** A feed of any format. */
export interface Feed {
  file: string
  title: string
  items: { url: string; title: string; date: string; html: string }[]
  /** Violations of its format. */
  faults: string[]
}

interface JsonFeed {
  version: string
  title: string
  items: { url: string; title: string; content_html: string; date_published: string }[]
}

/** All feeds of a site. */
export function parseFeeds({ files, read }: BuiltSite): Feed[] {
  return files.flatMap((file) => {
    if (file.endsWith('feed.xml')) return [readRss(file, read(file))]
    if (file.endsWith('atom.xml')) return [readAtom(file, read(file))]
    return file.endsWith('feed.json') ? [readJson(file, read(file))] : []
  })
}

/** Texts of a feed and of its items by element name; XML errors are reported as faults. */
function parseXml(text: string, itemName: string) {
  const faults: string[] = []
  const head: Record<string, string> = {}
  const items: Record<string, string>[] = []
  const open: string[] = []
  let root: Record<string, string> = {}
  let words = ''
  const parser = new SaxesParser()
  parser.on('error', ({ message }) => faults.push(`is not well-formed: ${message}`))
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === 0) root = attributes
    if (name === itemName) items.push({})
    open.push(name)
    words = ''
  })
  const add = (part: string) => (words += part)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    open.pop()
    const owner = open.includes(itemName) ? items.at(-1) : head
    if (owner) owner[name] ??= words.trim()
    words = ''
  })
  parser.write(text).close()
  return { root, head, items, faults }
}

function readRss(file: string, text: string): Feed {
  const { root, head, items, faults } = parseXml(text, 'item')
  const language = file.startsWith('uk/') ? 'uk' : 'en'
  if (root.version !== '2.0') faults.push('is not RSS 2.0')
  if (head.language !== language) faults.push(`is not in "${language}"`)
  for (const name of ['description', 'link']) if (!head[name]) faults.push(`has no ${name}`)
  return {
    file,
    title: head.title ?? '',
    faults,
    items: items.map((item) => ({
      url: item.guid ?? '',
      title: item.title ?? '',
      date: item.pubDate ?? '',
      html: item['content:encoded'] ?? '',
    })),
  }
}

function readAtom(file: string, text: string): Feed {
  const { root, head, items, faults } = parseXml(text, 'entry')
  if (root.xmlns !== 'http://www.w3.org/2005/Atom') faults.push('is not Atom')
  if (!head.name) faults.push('has no author')
  if (Number.isNaN(Date.parse(head.updated ?? ''))) faults.push('has no date')
  return {
    file,
    title: head.title ?? '',
    faults,
    items: items.map((item) => ({
      url: item.id ?? '',
      title: item.title ?? '',
      date: item.updated ?? '',
      html: item.content ?? '',
    })),
  }
}

function readJson(file: string, text: string): Feed {
  const feed = JSON.parse(text) as JsonFeed
  const isRight = feed.version.startsWith('https://jsonfeed.org/version/1')
  return {
    file,
    title: feed.title,
    faults: isRight ? [] : ['is not a JSON Feed'],
    items: feed.items.map((item) => ({
      url: item.url,
      title: item.title,
      date: item.date_published,
      html: item.content_html,
    })),
  }
}
