/**
 * Creates the files of a new post, one per title, as drafts with a slug from the Ukrainian title.
 * Usage: npm run new:post "Заголовок" ["English title"]
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { LOCALES } from '#src/i18n/locales.ts'

import { createContentReader } from './content/read-content.ts'
import { today } from './lib/today.ts'
import { draftPost, violationOf, readTitles } from './new-post/draft-post.ts'

const read = readTitles(process.argv.slice(2))
if (typeof read === 'string') {
  console.error(read)
  process.exit(1)
}
const { slug, titles } = read
const posts = createContentReader()().filter(({ type }) => type?.name === 'Post')
const existing = posts.flatMap(({ file, locale, data }) =>
  locale && typeof data?.title === 'string' ? [{ file, locale, title: data.title }] : [],
)
const violation = violationOf({ slug, titles }, existing)
if (violation !== undefined) {
  console.error(violation)
  process.exit(1)
}
const folder = join('content/posts', slug)
if (existsSync(folder)) {
  console.error(`${folder} already exists: choose another title`)
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
for (const locale of LOCALES) {
  const file = join(folder, `post.${locale}.mdx`)
  const title = titles[locale]
  if (title === undefined) {
    console.log(`No English title was given: add ${file} when you translate the post`)
    continue
  }
  writeFileSync(file, draftPost({ locale, title, date: today() }))
  console.log(file)
}
