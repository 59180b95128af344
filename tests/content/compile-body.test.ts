import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { MDXContent } from 'mdx/types'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { compileBody } from '#scripts/mdx/compile-body.ts'
import { loadPost } from '#src/content/posts.ts'
import { en } from '#src/i18n/messages/en.ts'
import { PlainMdx } from '#src/mdx/plain-mdx.tsx'

function render(Body: MDXContent): string {
  const toItself = (address: string) => address
  return renderToStaticMarkup(
    createElement(PlainMdx, { Body, toLink: toItself, toFile: toItself, callouts: en.callout }),
  )
}

/** Runs the code of a module, from a folder where its imports are found. */
async function run(code: string): Promise<{ default: MDXContent }> {
  const folder = mkdtempSync(join('node_modules', '.compiled-'))
  try {
    const file = join(folder, 'body.mjs')
    writeFileSync(file, code)
    return await import(/* @vite-ignore */ pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.each([
  ['en', 'chatgpt-hybrid'],
  ['uk', 'dialogflow-session'],
] as const)('what development shows of %s %s is what contentlayer builds', async (locale, slug) => {
  const path = `posts/${slug}/${locale}.mdx`
  const built = await loadPost(locale, slug)
  if (!built) throw new Error('there is such a post')
  const saved = await run(await compileBody(readFileSync(join('content', path), 'utf8'), path))
  const html = render(saved.default)
  expect(html.length).toBeGreaterThan(5000)
  expect(html).toBe(render(built.Body))
})
