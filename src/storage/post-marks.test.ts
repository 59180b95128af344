import { expect, test } from 'vitest'

import { recordProgress, postsToContinue, togglePost } from './post-marks.ts'

const firstPost = { slug: 'one', title: 'One', locale: 'en' } as const
const secondPost = { slug: 'two', title: 'Два', locale: 'uk' } as const

test('a read post moves to the front, and its percentage never decreases', () => {
  const begun = recordProgress(recordProgress([], firstPost, 40), secondPost, 10)
  expect(begun.map(({ slug, percent }) => [slug, percent])).toEqual([
    ['two', 10],
    ['one', 40],
  ])
  expect(recordProgress(begun, firstPost, 20)[0]).toEqual({ ...firstPost, percent: 40 })
  expect(recordProgress(begun, { ...firstPost, title: 'New' }, 100)[0]).toEqual({
    ...firstPost,
    title: 'New',
    percent: 100,
  })
})

test('a browser stores the last three hundred posts', () => {
  const many = Array.from({ length: 301 }, (_, index) => ({ ...firstPost, slug: `post-${index}` }))
  const read = many.reduce<ReturnType<typeof recordProgress>>(
    (posts, post) => recordProgress(posts, post, 100),
    [],
  )
  expect(read).toHaveLength(300)
  expect(read[0]?.slug).toBe('post-300')
})

test('the save button saves a post and removes it again', () => {
  const saved = togglePost(togglePost([], firstPost), secondPost)
  expect(saved.map(({ slug }) => slug)).toEqual(['two', 'one'])
  expect(togglePost(saved, firstPost)).toEqual([secondPost])
})

test('started posts are listed before saved ones, each once', () => {
  const read = recordProgress(
    recordProgress(recordProgress([], firstPost, 40), secondPost, 100),
    { ...firstPost, slug: 'glimpse' },
    0,
  )
  expect(postsToContinue(read, [firstPost, secondPost])).toEqual([
    { ...firstPost, percent: 40 },
    { ...secondPost, percent: 100 },
  ])
  expect(postsToContinue(read, [])).toEqual([{ ...firstPost, percent: 40 }])
})
