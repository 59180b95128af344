import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { parsePost } from '#src/content/markdown/parse-post.ts'
import { loadMessages } from '#src/i18n/messages.ts'
import { OnSite } from '#tests/support/on-site.tsx'

import { Markdown } from './markdown.tsx'

await loadMessages('en')

test.each([
  ['| Term | What *it* means |\n|--|--|\n| tone | how it sounds |', 'Term, What it means'],
  ['| | |\n|--|--|\n| tone | words |', 'tone, words'],
])('the table %j of a browser post is named by its columns', (content, label) => {
  const html = renderToStaticMarkup(
    <OnSite>
      <Markdown tree={parsePost(content)} locale="en" />
    </OnSite>,
  )
  expect(html).toContain(`role="group" aria-label="${label}" tabindex="0"`)
})
