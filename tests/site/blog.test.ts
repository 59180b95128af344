import { expect, test } from 'vitest'

import { appPages, type BuiltPage } from '#tests/support/built-site.ts'
import { siteContent } from '#tests/support/whole-content.ts'

// The addresses and tags that were agreed upon: one that is taken out of the content is taken out here too.
const SLUGS = [
  'chatgpt-hybrid',
  'dialogflow-agent',
  'dialogflow-airtable',
  'dialogflow-arch',
  'dialogflow-collect',
  'dialogflow-entities',
  'dialogflow-firebase',
  'dialogflow-review',
  'dialogflow-rules',
  'dialogflow-session',
  'dialogflow-settings',
  'dialogflow-training',
  'kliuchovi-navychky-dlia-uspishnoi-kariery-v-it',
  'rozrobka-ai-agentiv-vid-prostoho-do-skladnoho',
  'trendy-veb-rozrobky-u-2023-rotsi',
  'vplyv-shtuchnoho-intelektu-na-suchasnyi-biznes',
  'yak-stvoryty-uspishnyi-tekhnolohichnyi-startap',
  'yak-vykorystovuvaty-chatgpt-ta-canva',
]
const TAGS = Object.keys(siteContent.postIndex('en').tags).toSorted()
const AGREED = ['ai', 'automation', 'chatbot', 'development', 'dialogflow', 'programming']

const LANGUAGES = [
  ['English', '', 'Read More'],
  ['Ukrainian', '/uk', 'Читати далі'],
] as const

function pageAt(path: string): BuiltPage {
  const page = appPages.find((one) => one.path === path)
  if (!page) throw new Error(`the site has no ${path}`)
  return page
}

const textOf = (element: { textContent: string } | null | undefined) =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''

const postsIn = (prefix: string) =>
  appPages.filter(({ path }) => new RegExp(`^${prefix}/blog/(?!tag$)[^/]+$`).test(path))

test.each(LANGUAGES)('in %s every known post is there', (_, prefix) => {
  for (const slug of SLUGS)
    expect(pageAt(`${prefix}/blog/${slug}`).document.querySelector('.read')).not.toBeNull()
})

test.each(LANGUAGES)(
  'in %s a post leads back, and beside it stand all tags with their counts',
  (_, prefix) => {
    const posts = postsIn(prefix)
    const carried = posts.flatMap(({ document }) =>
      [...document.querySelectorAll('.post-meta .tag')].map(textOf),
    )
    expect([...new Set(carried)].toSorted()).toEqual(TAGS)
    expect(TAGS).toEqual(expect.arrayContaining(AGREED))
    const counted = TAGS.map((tag) => [tag, String(carried.filter((one) => one === tag).length)])
    for (const { document } of posts) {
      expect(document.querySelector('.back a')?.getAttribute('href')).toBe(`${prefix}/blog`)
      const links = [...document.querySelectorAll('.post-tags a')]
      expect(links.map((link) => /^([a-z]+)\D*(\d+)/.exec(textOf(link))?.slice(1))).toEqual(counted)
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        TAGS.map((tag) => `${prefix}/blog/tag/${tag}`),
      )
    }
  },
)

test.each(LANGUAGES)(
  'in %s a card has a picture, a title, three lines of excerpt, a date and a way in',
  (_, prefix, readMore) => {
    const cards = [...pageAt(`${prefix}/blog`).document.querySelectorAll('.post')]
    expect(cards).toHaveLength(9)
    for (const card of cards) {
      expect(card.querySelector('.art img')?.getAttribute('src')).toMatch(/^\/|^https/)
      expect(textOf(card.querySelector('h2 a'))).not.toBe('')
      expect(card.querySelector('h2 a')?.getAttribute('href')).toMatch(
        new RegExp(`^${prefix}/blog/[a-z0-9-]+$`),
      )
      expect(textOf(card.querySelector('.clamp3'))).not.toBe('')
      expect(card.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(textOf(card.querySelector('.more'))).toBe(readMore)
    }
  },
)

test.each(LANGUAGES)('in %s posts stand newest first', (_, prefix) => {
  const lists = appPages.filter(({ path }) =>
    new RegExp(`^${prefix}/blog(?:/page/\\d+)?$`).test(path),
  )
  expect(lists.length).toBeGreaterThan(1)
  const dates = lists
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }))
    .flatMap(({ document }) => document.querySelectorAll('.post time'))
    .map((time) => time.getAttribute('datetime') ?? '')
  expect(new Set(dates).size).toBeGreaterThan(1)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test.each(LANGUAGES)(
  'in %s every post is reached by links alone, from the first page of the list',
  (_, prefix) => {
    const seen = new Set<string>()
    const queue = [`${prefix}/blog`]
    for (const path of queue) {
      if (seen.has(path)) continue
      seen.add(path)
      const main = pageAt(path).document.querySelectorAll('main a[href], main noscript')
      for (const element of main) {
        const links = element.rawTagName === 'noscript' ? element.innerHTML : element.outerHTML
        for (const [, href = ''] of links.matchAll(/href="([^"?#]+)/g)) {
          if (/\/blog\/page\/\d+$/.test(href)) queue.push(href)
          else if (postsIn(prefix).some((post) => post.path === href)) seen.add(href)
        }
      }
    }
    expect(SLUGS.filter((slug) => !seen.has(`${prefix}/blog/${slug}`))).toEqual([])
  },
)
