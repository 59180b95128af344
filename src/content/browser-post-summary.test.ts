import { expect, test } from 'vitest'

import { readBrowserPost } from '#src/lib/browser-post.ts'

import { addCover } from './browser-post-summary.ts'

const read = (fields: object) => {
  const post = readBrowserPost({ title: 'A bot', content: 'Text', ...fields })
  if (!post) throw new Error('the fields are a post')
  return post
}

test('a post without a cover gets a deterministic drawing', () => {
  const { image } = addCover(read({ tags: ['chatbot'] }))
  expect(decodeURIComponent(image)).toMatch(/^data:image\/svg\+xml,<svg [^]*<\/svg>$/)
  expect(addCover(read({ tags: ['chatbot'] })).image).toBe(image)
})

test('a post with a cover keeps it', () => {
  const post = read({ image: 'https://example.com/a.png' })
  expect(addCover(post)).toEqual(post)
})
