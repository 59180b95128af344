import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { openArticleCache } from './article-cache.ts'
import { parseContentFile } from './read-content.ts'

const NAME = 'content/posts/hello/en.mdx'

const article = (title: string, body = 'Text, [a link](/blog).') =>
  new TextEncoder().encode(`---
title: ${title}
excerpt: One or two sentences that say what the reader will be able to do.
date: 2023-10-10
tags: [dialogflow]
keywords: [bots]
---

## A heading

${body}
`)

function cacheFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'article-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'articles.json')
}

test('an article that has not changed is what it was, without being read again', () => {
  const file = cacheFile()
  const source = article('Hello')
  const parsed = parseContentFile(NAME, source)
  const first = openArticleCache(file)
  first.set(parsed)
  first.save()
  const known = openArticleCache(file).get(NAME, source)
  expect(parseContentFile(NAME, source, known)).toEqual(parsed)
  expect(known?.article?.headings).toEqual([{ id: 'a-heading', text: 'A heading', depth: 2 }])
  expect(openArticleCache(file).get(NAME, article('Changed'))).toBeUndefined()
})

test('an article with a mistake is read each time, so that the mistake is told again', () => {
  const file = cacheFile()
  const source = article('')
  const cache = openArticleCache(file)
  cache.set(parseContentFile(NAME, source))
  cache.save()
  expect(openArticleCache(file).get(NAME, source)).toBeUndefined()
})

test('an article of Windows is known once its line ends are those of git', () => {
  const file = cacheFile()
  const windows = new TextDecoder().decode(article('Hello')).replaceAll('\n', '\r\n')
  const cache = openArticleCache(file)
  cache.set(parseContentFile(NAME, new TextEncoder().encode(windows)))
  cache.save()
  expect(openArticleCache(file).get(NAME, article('Hello'))).toBeDefined()
})
