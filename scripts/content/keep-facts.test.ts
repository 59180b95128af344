import { readFileSync } from 'node:fs'

import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'

import { withBlocksAsWritten } from '#scripts/mdx/blocks-as-written.ts'
import { toPlainMarkdown } from '#scripts/mdx/plain-markdown.ts'
import { remarkPlugins } from '#scripts/mdx/plugins.ts'

import { readArticle } from './article-facts.ts'
import { remarkKeepFacts, takeFacts } from './keep-facts.ts'
import { parseMarkdown, withImages } from './parse-markdown.ts'
import { createContentReader } from './read-content.ts'

const files = createContentReader()()
const posts = files.filter(({ type }) => type?.name === 'Post')
const articles = files.filter(({ type }) => type?.format === 'mdx' && type.name !== 'Lesson')

/** What the compiler notes of an article's source. */
async function keptOf(file: string, source: string) {
  const path = file.replace(/^content\//, '')
  const data = { rawDocumentData: { sourceFilePath: path } }
  await compile(new VFile({ value: withImages(source), data }), {
    remarkPlugins: [remarkFrontmatter, remarkKeepFacts, ...remarkPlugins],
  })
  const kept = takeFacts(path)
  if (!kept) throw new Error(`nothing is noted of ${file}`)
  return kept
}

test.each(articles)('the compiler finds in $file what the checks find', async ({ file }) => {
  const source = readFileSync(file, 'utf8')
  const { facts } = await keptOf(file, source)
  expect(facts).toEqual(readArticle(parseMarkdown(source), withImages(source), false))
})

test.each(posts)('and makes the plain text of $file that its source makes', async ({ file }) => {
  const source = readFileSync(file, 'utf8')
  const { plain } = await keptOf(file, source)
  const tree = withBlocksAsWritten(parseMarkdown(source), withImages(source))
  expect(plain).toBe(toPlainMarkdown(tree))
})

test('and the same mistakes at the same lines', async () => {
  const source = `---
title: Mistakes
---

# First level

#### Fourth level

![](picture.png) <Unknown /> {value}

<Callout kind="loud">

A [link](/blog) in it, [image:none.png] and
a note[^none].

</Callout>
`
  const { facts } = await keptOf('content/posts/mistakes/en.mdx', source)
  expect(facts).toEqual(readArticle(parseMarkdown(source), withImages(source), false))
  expect(facts).toMatchObject({ links: [{ field: 'line 13', target: '/blog' }] })
})

test('what is noted is taken once: a process compiles many', async () => {
  const file = 'content/posts/once/en.mdx'
  await keptOf(file, 'Words.\n')
  expect(takeFacts('posts/once/en.mdx')).toBeUndefined()
})
