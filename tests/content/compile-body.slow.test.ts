import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { compileBody } from '#scripts/mdx/compile-body.ts'
import { type Body, bodyOf } from '#src/content/compiled-body.ts'
import { loadPost } from '#src/content/posts.ts'
import { en } from '#src/i18n/messages/en.ts'
import { createComponents } from '#src/mdx/mdx.tsx'

function render(body: Body): string {
  // A link in an article needs the site's router.
  const components = { ...createComponents(en), a: 'a' }
  return renderToStaticMarkup(createElement(body, { components }))
}

test.each([
  ['en', 'chatgpt-hybrid'],
  ['uk', 'dialogflow-session'],
] as const)('what development shows of %s %s is what contentlayer builds', async (locale, slug) => {
  const path = `posts/${slug}/${locale}.mdx`
  const built = await loadPost(locale, slug)
  if (!built) throw new Error('there is such a post')
  const code = await compileBody(readFileSync(join('content', path), 'utf8'), path)
  // oxlint-disable-next-line typescript/no-implied-eval -- the code of our own article
  const saved: Body = bodyOf(new Function(`return ${code}`)())
  const html = render(saved)
  expect(html.length).toBeGreaterThan(5000)
  expect(html).toBe(render(built.Body))
})

test('an article may speak of what its own code is made of', async () => {
  const code = await compileBody('`arguments[0]` and `runtime`', 'posts/words/en.mdx')
  // oxlint-disable-next-line typescript/no-implied-eval -- the code of a text of ours
  const saved: Body = bodyOf(new Function(`return ${code}`)())
  expect(render(saved)).toContain('<code>arguments[0]</code>')
})
