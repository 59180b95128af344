import { expect, test } from 'vitest'

import { groupHits } from './group-hits.ts'

const HITS = [
  { kind: 'pages', title: 'Privacy: what this site keeps' },
  { kind: 'blog', title: 'Dialogflow agent settings' },
  { kind: 'courses', title: 'AI agents with memory, a course' },
  { kind: 'blog', title: 'Web trends of 2023' },
] as const

test.each([
  { words: ['cookies'], order: ['blog', 'blog', 'courses', 'pages'] },
  { words: ['privacy'], order: ['pages', 'blog', 'blog', 'courses'] },
  { words: ['priv', 'site'], order: ['pages', 'blog', 'blog', 'courses'] },
  { words: ['privacy', 'course'], order: ['blog', 'blog', 'courses', 'pages'] },
  { words: ['agent'], order: ['blog', 'blog', 'courses', 'pages'] },
  { words: ['course'], order: ['courses', 'blog', 'blog', 'pages'] },
])('$words leads to $order', ({ words, order }) => {
  expect(groupHits(HITS, words).map(({ kind }) => kind)).toEqual(order)
})

test.each([
  { words: ['trends'], first: 'Web trends of 2023' },
  { words: ['cookies'], first: 'Dialogflow agent settings' },
])('of a kind, $first is the first for $words', ({ words, first }) => {
  expect(groupHits(HITS, words)[0]?.title).toBe(first)
})
