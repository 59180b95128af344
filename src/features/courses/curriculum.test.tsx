import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { loadPartMessages } from '#src/i18n/messages.ts'
import { OnSite } from '#tests/support/on-site.tsx'

import { Curriculum } from './curriculum.tsx'

const t = await loadPartMessages('en', 'courses')
const section = {
  question: 'What will be inside?',
  answer: 'Two modules.',
  modules: [
    { title: 'Loop', lessons: ['When to stop'], outcome: 'a loop that ends.' },
    { title: 'Tools', lessons: ['Errors'] },
  ],
}

test.each([
  ['the outline of a coming course', true, 1],
  ['the page that sells it', false, 0],
])('%s shows outcomes only with showOutcomes', (_page, showOutcomes, count) => {
  const html = renderToString(
    <OnSite>
      <Curriculum section={section} showOutcomes={showOutcomes} />
    </OnSite>,
  )
  expect(html.split(t.courses.content.outcome)).toHaveLength(count + 1)
  expect(html.includes('a loop that ends.')).toBe(showOutcomes)
})
