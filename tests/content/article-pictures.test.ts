import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { compileBody } from '#scripts/mdx/compile-body.ts'
import { bodyOf } from '#src/content/compiled-body.ts'

const FILE = 'posts/dialogflow-airtable/en.mdx'

/** An article as markup in which pictures show their sources. */
async function render(source: string): Promise<string> {
  const code = await compileBody(source, FILE)
  // oxlint-disable-next-line typescript/no-implied-eval -- the code of a text of ours
  const body = bodyOf(new Function(`return ${code}`)())
  const Picture = ({ src }: { src: string }) => createElement('picture', {}, src.split('/').at(-1))
  return renderToStaticMarkup(createElement(body, { components: { Picture } }))
}

const SHOWN = /^flow-en-\w+\.svg$/

test.each([
  ['![A](./flow.en.svg)\n![B](./flow.en.svg)', 2, []],
  ['See ![A](./flow.en.svg) this', 1, ['See', 'this']],
  ['See [image:./flow.en.svg] this', 1, ['See', 'this']],
  ['[image:./flow.en.svg]', 1, []],
  ['> Quoted\n> ![A](./flow.en.svg)', 1, ['Quoted']],
])('every picture of %j stands alone and is measured', async (source, count, words) => {
  const html = await render(source)
  const shown = Array.from(html.matchAll(/<picture>([^<]*)<\/picture>/g), ([, src]) => src)
  expect(shown).toHaveLength(count)
  for (const src of shown) expect(src).toMatch(SHOWN)
  expect(Array.from(html.matchAll(/<p>([^<]*)<\/p>/g), ([, text]) => text)).toEqual(words)
  expect(html).not.toContain('<img')
})
