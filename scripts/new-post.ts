/**
 * Creates the files of a new post, one per title, as drafts with a slug from the Ukrainian title.
 * Usage: npm run new:post "Заголовок" ["English title"]
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { checkContent } from './content/check-content.ts'
import { formatProblem } from './content/problem.ts'
import { createContentReader, parseContentFile } from './content/read-content.ts'
import { today } from './lib/today.ts'
import { draftPosts, readTitles } from './new-post/draft-post.ts'

const post = readTitles(process.argv.slice(2))
if (typeof post === 'string') {
  console.error(post)
  process.exit(1)
}
const drafts = draftPosts(post, today())
const folder = dirname(Object.keys(drafts)[0] ?? '')
if (existsSync(folder)) {
  console.error(`${folder} already exists: choose another title`)
  process.exit(1)
}
const files = Object.entries(drafts).map(([file, text]) =>
  parseContentFile(file, new TextEncoder().encode(text)),
)
const { problems } = checkContent([...createContentReader()(), ...files], { today: today() })
const draftProblems = problems.filter(({ file }) => file in drafts)
if (draftProblems.length > 0) {
  console.error(['Choose another title:', ...draftProblems.map(formatProblem)].join('\n'))
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(drafts)) {
  writeFileSync(file, text)
  console.log(file)
}
if (post.titles.en === undefined) {
  console.log(`No English title was given: add ${folder}/post.en.mdx when you translate the post`)
}
