import { expect, test } from 'vitest'

import { groupHits } from './group-hits.ts'

const HITS = [
  { kind: 'pages', title: 'Privacy: what this site keeps' },
  { kind: 'blog', title: 'Dialogflow agent settings' },
  { kind: 'courses', title: 'AI agents with memory, a course' },
  { kind: 'blog', title: 'Web trends of 2023' },
] as const

test.each([
  { words: ['cookies'], order: ['courses', 'pages', 'blog', 'blog'] },
  { words: ['privacy'], order: ['pages', 'courses', 'blog', 'blog'] },
  { words: ['priv', 'site'], order: ['pages', 'courses', 'blog', 'blog'] },
  { words: ['privacy', 'course'], order: ['courses', 'pages', 'blog', 'blog'] },
  { words: ['agent'], order: ['blog', 'blog', 'courses', 'pages'] },
  { words: ['course'], order: ['courses', 'pages', 'blog', 'blog'] },
])('the query $words orders the groups as $order', ({ words, order }) => {
  expect(groupHits(HITS, words).map(({ kind }) => kind)).toEqual(order)
})

test.each([
  { words: ['trends'], first: 'Web trends of 2023' },
  { words: ['cookies'], first: 'Dialogflow agent settings' },
])('the first result of its kind for $words is $first', ({ words, first }) => {
  expect(groupHits(HITS, words).find(({ kind }) => kind === 'blog')?.title).toBe(first)
})
