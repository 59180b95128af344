import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'

import { renderMarkup } from './render-markup.ts'

test('markup contains resolved Suspense boundaries', async () => {
  const page = (
    <Suspense>
      <h1>Here</h1>
    </Suspense>
  )
  expect(await renderMarkup(page)).toContain('<h1>Here</h1>')
})

test('an error inside a Suspense boundary is thrown', async () => {
  await expect(renderMarkup(renderWithin(<BrokenPart />))).rejects.toThrow('no such post')
})

test('a boundary that is still pending is an error', async () => {
  const SuspendedText = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return { default: () => <p>late</p> }
  })
  await expect(renderMarkup(renderWithin(<SuspendedText />))).rejects.toThrow(
    'a part of it suspends',
  )
})

test('a comment that an article shows as text is not mistaken for a pending boundary', async () => {
  expect(await renderMarkup(renderWithin(<code>{'<!--$!-->'}</code>))).toContain('&lt;!--$!--&gt;')
})

function BrokenPart(): never {
  throw new Error('no such post')
}

function renderWithin(part: React.ReactNode) {
  return <Suspense fallback="…">{part}</Suspense>
}
