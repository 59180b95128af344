import { toHtml } from 'hast-util-to-html'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'

import { rehypePartLanguages } from './plugins.ts'

function render(markdown: string, name: string): string {
  const file = new VFile(markdown)
  file.data.rawDocumentData = { sourceFilePath: `posts/x/${name}.mdx` }
  const processor = unified().use(remarkParse).use(remarkRehype).use(rehypePartLanguages)
  return toHtml(processor.runSync(processor.parse(file), file))
}

test.each([
  [
    'en',
    'The customer wrote «медовики, два» here.',
    '<p>The customer wrote «<span lang="uk">медовики, два</span>» here.</p>',
  ],
  [
    'en',
    'A word **мед** and `мед`.',
    '<p>A word <strong><span lang="uk">мед</span></strong> and <code>мед</code>.</p>',
  ],
  ['en', 'Nothing to mark.', '<p>Nothing to mark.</p>'],
  [
    'uk',
    'Увімкніть «Enable webhook call for this intent» там.',
    '<p>Увімкніть «<span lang="en">Enable webhook call for this intent</span>» там.</p>',
  ],
  ['uk', 'Google Cloud Run у консолі.', '<p>Google Cloud Run у консолі.</p>'],
])('language attributes in %s: %s', (name, markdown, html) => {
  expect(render(markdown, name)).toBe(html)
})
