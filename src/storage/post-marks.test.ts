// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { recordProgress, postsToContinue, readPosts, savedPosts, togglePost } from './post-marks.ts'

const one = { slug: 'one', title: 'One', locale: 'en' } as const
const two = { slug: 'two', title: 'Два', locale: 'uk' } as const

test('a read post moves to the front, and its percentage never decreases', () => {
  const begun = recordProgress(recordProgress([], one, 40), two, 10)
  expect(begun.map(({ slug, percent }) => [slug, percent])).toEqual([
    ['two', 10],
    ['one', 40],
  ])
  expect(recordProgress(begun, one, 20)[0]).toEqual({ ...one, percent: 40 })
  expect(recordProgress(begun, { ...one, title: 'New' }, 100)[0]).toEqual({
    ...one,
    title: 'New',
    percent: 100,
  })
})

test('a browser stores the last three hundred posts', () => {
  const many = Array.from({ length: 301 }, (_, at) => ({ ...one, slug: `post-${at}` }))
  const read = many.reduce<ReturnType<typeof recordProgress>>(
    (posts, post) => recordProgress(posts, post, 100),
    [],
  )
  expect(read).toHaveLength(300)
  expect(read[0]?.slug).toBe('post-300')
})

test('the save button saves a post and removes it again', () => {
  const saved = togglePost(togglePost([], one), two)
  expect(saved.map(({ slug }) => slug)).toEqual(['two', 'one'])
  expect(togglePost(saved, one)).toEqual([two])
})

test('started posts are listed before saved ones, each once', () => {
  const read = recordProgress(
    recordProgress(recordProgress([], one, 40), two, 100),
    { ...one, slug: 'glimpse' },
    0,
  )
  expect(postsToContinue(read, [one, two])).toEqual([
    { ...one, percent: 40 },
    { ...two, percent: 100 },
  ])
  expect(postsToContinue(read, [])).toEqual([{ ...one, percent: 40 }])
})

test('invalid entries are dropped, and backed up before the list is written', () => {
  localStorage.clear()
  const stored = JSON.stringify([{ ...one, percent: 40 }, { slug: 1 }, { ...two, percent: 'all' }])
  localStorage.setItem('readPosts', stored)
  expect(readPosts.get()).toEqual([{ ...one, percent: 40 }])
  readPosts.update((posts) => recordProgress(posts, one, 50))
  expect(localStorage.getItem('readPosts.backup')).toBe(stored)
  localStorage.setItem('savedPosts', '"no list"')
  expect(savedPosts.get()).toEqual([])
  savedPosts.update((posts) => togglePost(posts, one))
  expect(localStorage.getItem('savedPosts.backup')).toBe('"no list"')
})
