import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'

import { replaceImageMarkers } from '#scripts/content/parse-markdown.ts'
import { rehypePlugins, remarkPlugins } from '#scripts/mdx/plugins.ts'

/** Renders an article with the sources of its pictures as text. */
async function render(text: string): Promise<string> {
  const source = new VFile(replaceImageMarkers(text))
  source.data.rawDocumentData = { sourceFilePath: 'posts/kitchen-sink/post.en.mdx' }
  const { default: Body } = await evaluate(source, { ...runtime, remarkPlugins, rehypePlugins })
  const Picture = ({ src }: { src: string }) => createElement('picture', {}, src)
  return renderToStaticMarkup(createElement(Body, { components: { Picture } }))
}

test.each([
  ['![A](https://e.com/a.png)\n![B](https://e.com/b.png)', 2, []],
  ['See ![A](https://e.com/a.png) this', 1, ['See', 'this']],
  ['See [image:https://e.com/a.png] this', 1, ['See', 'this']],
  ['[image:https://e.com/a.png]', 1, []],
  ['> Quoted\n> ![A](https://e.com/a.png)', 1, ['Quoted']],
])('every picture of %j is a block of its own', async (source, count, expectedText) => {
  const html = await render(source)
  expect(html.match(/<picture>|<img/g)).toHaveLength(count)
  const paragraphs = Array.from(html.matchAll(/<p>([^<]*)<\/p>/g), ([, text = '']) => text.trim())
  expect(paragraphs).toEqual(expectedText)
})
