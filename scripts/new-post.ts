/**
 * Makes the two files of a new post, with a slug from its Ukrainian title, as drafts.
 * Usage: npm run new:post "Заголовок" [English title]
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { LOCALES } from '#src/i18n/locales.ts'
import { slugify } from '#src/lib/slug.ts'

import { createContentReader } from './content/read-content.ts'
import { today } from './lib/today.ts'
import { draftPost, objectionTo } from './new-post/draft-post.ts'

const [title = '', english = ''] = process.argv.slice(2)
const englishTitle = english.trim() || title
const slug = slugify(title)
if (!slug) {
  console.error('Give the title: npm run new:post "Заголовок"')
  process.exit(1)
}
const titles = { uk: title, en: englishTitle }
const posts = createContentReader('.', undefined, 'later')().filter(
  ({ type }) => type?.name === 'Post',
)
const taken = posts.flatMap(({ file, locale, data }) =>
  locale && typeof data?.title === 'string' ? [{ file, locale, title: data.title }] : [],
)
const objection = objectionTo({ slug, titles }, taken)
if (objection !== undefined) {
  console.error(objection)
  process.exit(1)
}
const folder = join('content/posts', slug)
if (existsSync(folder)) {
  console.error(`${folder} exists already: choose another title`)
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
for (const locale of LOCALES) {
  const file = join(folder, `${locale}.mdx`)
  writeFileSync(file, draftPost({ locale, title: titles[locale], date: today() }))
  console.log(file)
}
