import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { openContentCache } from './content-cache.ts'
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
  const folder = mkdtempSync(join(tmpdir(), 'content-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'files.json')
}

test('an article that has not changed is what it was, without being read again', () => {
  const file = cacheFile()
  const source = article('Hello')
  const parsed = parseContentFile(NAME, source)
  const first = openContentCache(file)
  first.set(parsed)
  first.save()
  const known = openContentCache(file).get(NAME, source)
  expect(parseContentFile(NAME, source, known)).toEqual(parsed)
  expect(known?.article?.headings).toEqual([{ id: 'a-heading', text: 'A heading', depth: 2 }])
  expect(openContentCache(file).get(NAME, article('Changed'))).toBeUndefined()
})

test('an article with a mistake is read each time, so that the mistake is told again', () => {
  const file = cacheFile()
  const source = article('')
  const cache = openContentCache(file)
  cache.set(parseContentFile(NAME, source))
  cache.save()
  expect(openContentCache(file).get(NAME, source)).toBeUndefined()
})

test('a file of fields and a lesson are known too, with all that was read of them', () => {
  const file = cacheFile()
  const names = ['content/pages/home.en.yaml', 'content/lessons/01-prompt-basics/uk.mdx']
  const cache = openContentCache(file)
  const parsed = names.map((name) => parseContentFile(name, readFileSync(name)))
  for (const one of parsed) cache.set(one)
  cache.save()
  const again = openContentCache(file)
  for (const [index, name] of names.entries()) {
    const source = readFileSync(name)
    const known = again.get(name, source)
    expect(known?.data, name).toBeDefined()
    expect(parseContentFile(name, source, known), name).toEqual(parsed[index])
  }
})

test('an article of Windows is known once its line ends are those of git', () => {
  const file = cacheFile()
  const windows = new TextDecoder().decode(article('Hello')).replaceAll('\n', '\r\n')
  const cache = openContentCache(file)
  cache.set(parseContentFile(NAME, new TextEncoder().encode(windows)))
  cache.save()
  expect(openContentCache(file).get(NAME, article('Hello'))).toBeDefined()
})
