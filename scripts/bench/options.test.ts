import { expect, test } from 'vitest'

import { parseBenchOptions, SAMPLE_PAGES } from './options.ts'

test('without a word the built site is measured, on sample pages, three times', () => {
  const { parts, pages, runs } = parseBenchOptions([])
  expect({ parts, pages, runs }).toEqual({
    parts: ['pages', 'paint', 'nav', 'inp'],
    pages: SAMPLE_PAGES,
    runs: 3,
  })
})

test('parts, pages and runs can be named', () => {
  const options = parseBenchOptions('pages inp --page / --page /uk --runs 1 --save'.split(' '))
  expect(options).toEqual({
    parts: ['pages', 'inp'],
    pages: ['/', '/uk'],
    runs: 1,
    posts: [200],
    dir: 'dist',
    out: 'bench.json',
    save: true,
  })
})

test('builds and edits are measured when they are named, with as many posts as are asked for', () => {
  const { parts, posts } = parseBenchOptions('build edit --posts 20,1000'.split(' '))
  expect({ parts, posts }).toEqual({ parts: ['build', 'edit'], posts: [20, 1000] })
})

test('--all means every page', () => {
  expect(parseBenchOptions(['--all']).pages).toBe('all')
})

test.each([
  [['speed'], 'known: pages, paint, nav, inp, build, edit)'],
  [['--runs', 'many'], '--runs "many" is not a number'],
  [['build', '--posts', '20,'], '--posts "" is not a number'],
])('%j is answered with a sentence', (args, sentence) => {
  expect(() => parseBenchOptions(args)).toThrow(sentence)
})
