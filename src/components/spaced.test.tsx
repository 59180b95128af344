import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Segmented, SegmentedButton } from '#src/components/ui/segmented.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { Tag, Tags } from '#src/components/ui/tag.tsx'

import { LanguageSwitch } from './language-switch.tsx'

/** Text of inline elements in a text browser, which adds no space between them. */
const read = (page: ReactNode) => renderToStaticMarkup(page).replaceAll(/<[^>]*>/g, '')

test('words side by side are parted by a space, whatever is left out between them', () => {
  const isShown = false
  const list = ['b', 'c'].map((word) => <i key={word}>{word}</i>)
  expect(
    read(
      <Spaced>
        <i>a</i>
        {isShown && <i>never</i>}
        {list}d
      </Spaced>,
    ),
  ).toBe('a b c d')
})

test('who reads without styles finds tags, languages and choices apart', () => {
  const options = ['en', 'uk'].map((lang) => ({ lang, label: lang, href: '/', isCurrent: false }))
  expect(
    read(
      <Tags>
        <Tag>Level 2</Tag>
        <Tag>Coming soon</Tag>
      </Tags>,
    ),
  ).toBe('Level 2 Coming soon')
  expect(read(<LanguageSwitch label="Language" options={options} />)).toBe('en uk')
  expect(
    read(
      <Segmented label="Theme">
        <SegmentedButton pressed>Light</SegmentedButton>
        <SegmentedButton pressed={false}>Dark</SegmentedButton>
      </Segmented>,
    ),
  ).toBe('Light Dark')
})
