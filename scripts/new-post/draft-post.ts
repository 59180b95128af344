import { stringify } from 'yaml'

import type { Locale } from '../../src/i18n/locales.ts'

const WORDS = {
  en: {
    excerpt: 'One or two sentences that say what the reader will be able to do after this post.',
    keyword: 'keyword',
    body: 'The first paragraph says what the post is about.\n\n## First section\n',
  },
  uk: {
    excerpt: 'Одне або два речення про те, що читач зможе зробити, дочитавши цей допис до кінця.',
    keyword: 'ключове слово',
    body: 'Перший абзац каже, про що цей допис.\n\n## Перший розділ\n',
  },
} satisfies Record<Locale, unknown>

/** Text of a new post's file: valid as it stands, and a draft until `draft` is taken out. */
export function draftPost(options: { locale: Locale; title: string; date: string }): string {
  const { locale, title, date } = options
  const { excerpt, keyword, body } = WORDS[locale]
  const frontmatter = stringify({
    title,
    excerpt,
    date,
    tags: [],
    keywords: [keyword],
    draft: true,
  })
  return `---\n${frontmatter}---\n\n${body}`
}
