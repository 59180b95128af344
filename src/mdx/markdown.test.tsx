import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { parsePost } from '#src/content/markdown/parse-post.ts'
import { en } from '#src/i18n/messages/en.ts'

import { Markdown } from './markdown.tsx'

test.each([
  ['| Term | What *it* means |\n|--|--|\n| tone | how it sounds |', 'Term, What it means'],
  ['| | |\n|--|--|\n| tone | words |', 'tone, words'],
])('the table %j of a post of this browser is named by its columns', (content, label) => {
  const html = renderToStaticMarkup(<Markdown tree={parsePost(content)} locale="en" t={en} />)
  expect(html).toContain(`role="group" aria-label="${label}" tabindex="0"`)
})
