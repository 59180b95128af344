import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'

import { parseStylesheet, type Stylesheet } from '#scripts/build/critical-css.ts'
import { appPages, builtFiles, readBuilt } from '#tests/support/built-site.ts'

const sheets = builtFiles.filter((file) => file.endsWith('.css'))

// For such a rule browsers compute all around an element anew whenever one comes or goes, on every page.
test.each(sheets)('no rule of %s is for whatever stands after another element', (file) => {
  expect(readBuilt(file).match(/[^{},]*[+~]\s*\*[^{]*/g)).toBeNull()
})

/** Selectors of a stylesheet for the screen. */
function screenSelectors(pieces: Stylesheet): string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'rule') return piece.selectors.map(({ text }) => text)
    return piece.kind === 'group' && !piece.prelude.includes('print')
      ? screenSelectors(piece.pieces)
      : []
  })
}

// Where something comes or goes, browsers ask what holds it now, the whole page among them, and compute anew
// what any rule of that kind names: all there is, if one names nothing.
test('no rule about what an element holds is for whatever stands in it or after it', () => {
  const selectors = sheets
    .flatMap((file) => screenSelectors(parseStylesheet(readBuilt(file))))
    .filter((selector) => selector.includes(':has('))
  expect(selectors.length).toBeGreaterThan(9)
  expect(
    selectors.filter((selector) => /[\s>+~](?:\*|:(?!is\())[^\s>+~]*$/.test(selector)),
    'is for whatever stands there',
  ).toEqual([])
  // They ask so when an element comes that may be what is held: any, if it is not named.
  expect(
    selectors.filter((selector) => /:has\((?:[^()]*[\s>+~])?(?:\*|:(?!is\())/.test(selector)),
    'asks for whatever may be there',
  ).toEqual([])
})

/** Classes of elements, and of what they open. */
const classesIn = (elements: readonly HTMLElement[]) =>
  new Set(
    elements.flatMap((element) =>
      ['class', 'data-opens'].flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []),
    ),
  )

test('a list of posts has styles for the head of the posts it opens, which is shown before all styles are there', () => {
  const posts = appPages.filter(({ document }) => document.querySelector('.article-body'))
  const heads = posts.flatMap(({ document }) =>
    document.querySelectorAll('.hero .back, .hero .phead, .hero .phead *'),
  )
  const needed = classesIn(heads)
  expect(needed.size).toBeGreaterThan(5)
  const lists = appPages.filter(({ document }) => document.querySelector('.posts[data-live]'))
  expect(lists.length).toBeGreaterThan(15)
  for (const { path, document } of lists) {
    const known = classesIn(document.querySelectorAll('[class], [data-opens]'))
    expect(
      [...needed].filter((name) => !known.has(name)),
      path,
    ).toEqual([])
  }
})
