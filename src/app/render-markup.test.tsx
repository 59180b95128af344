import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'

import { renderMarkup } from './render-markup.ts'

test('markup holds what waits for nothing, boundaries and all', async () => {
  const page = (
    <Suspense>
      <h1>Here</h1>
    </Suspense>
  )
  expect(await renderMarkup(page)).toContain('<h1>Here</h1>')
})

test('what a part of a page throws is thrown, though a boundary stands around it', async () => {
  await expect(renderMarkup(within(<Broken />))).rejects.toThrow('no such post')
})

test('a part that is not there yet is an error too', async () => {
  const Late = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return { default: () => <p>late</p> }
  })
  await expect(renderMarkup(within(<Late />))).rejects.toThrow('not there at once')
})

test('a comment that an article shows as text is no error', async () => {
  expect(await renderMarkup(within(<code>{'<!--$!-->'}</code>))).toContain('&lt;!--$!--&gt;')
})

function Broken(): never {
  throw new Error('no such post')
}

function within(part: React.ReactNode) {
  return <Suspense fallback="…">{part}</Suspense>
}
