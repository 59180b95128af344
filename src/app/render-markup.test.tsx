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
  await expect(renderMarkup(within(<Broken />))).rejects.toThrow('no such post')
})

test('a boundary that is still pending is an error', async () => {
  const Late = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return { default: () => <p>late</p> }
  })
  await expect(renderMarkup(within(<Late />))).rejects.toThrow('not there at once')
})

test('a comment that an article shows as text is not mistaken for a pending boundary', async () => {
  expect(await renderMarkup(within(<code>{'<!--$!-->'}</code>))).toContain('&lt;!--$!--&gt;')
})

function Broken(): never {
  throw new Error('no such post')
}

function within(part: React.ReactNode) {
  return <Suspense fallback="…">{part}</Suspense>
}
