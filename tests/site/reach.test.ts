import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { unlocalizePath } from '#src/i18n/paths.ts'
import { appPages, builtFiles, builtPages, fileFor, readBuilt } from '#tests/support/built-site.ts'
import { webCovers } from '#tests/support/whole-content.ts'

const ORIGIN = 'http://localhost:4173'

/** Pages that no link should lead to: behind a code, for the owner alone, or for trying out. */
const UNLISTED = /^\/(?:admin|client_test|dashboard(?:\/\d)?)$/

test('every public page is reached from the home page by links, without JavaScript', () => {
  const byFile = new Map(builtPages.map((page) => [page.file, page]))
  const seen = new Set(['index.html'])
  for (const file of seen) {
    const page = byFile.get(file)
    for (const link of page?.document.querySelectorAll('a[href]') ?? []) {
      const target = new URL(link.getAttribute('href') ?? '', ORIGIN + page?.path)
      const next = target.origin === ORIGIN ? fileFor(target.pathname) : undefined
      if (next !== undefined && byFile.has(next)) seen.add(next)
    }
  }
  const unreached = appPages
    .filter(({ file, path }) => !seen.has(file) && !UNLISTED.test(unlocalizePath(path)))
    .map(({ path }) => path)
  expect(unreached).toEqual([])
})

test.each(builtPages)('every file that $path names is there', ({ document, path }) => {
  const named = [
    ...document
      .querySelectorAll('source[srcset], img[srcset]')
      .flatMap((element) => (element.getAttribute('srcset') ?? '').split(','))
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    ...document
      .querySelectorAll('link[href]:not([rel=canonical]):not([rel=alternate])')
      .map((link) => link.getAttribute('href') ?? ''),
    ...document
      .querySelectorAll('script[data-entry]')
      .flatMap((script) => [
        script.getAttribute('data-entry') ?? '',
        ...['modules', 'page', 'styles'].flatMap((name) =>
          (script.getAttribute(`data-${name}`) ?? '').split(' '),
        ),
      ]),
    ...document
      .querySelectorAll('style')
      .flatMap((style) => [...style.textContent.matchAll(/url\(["']?([^"')]+)/g)])
      .map((match) => match[1] ?? ''),
  ].filter((address) => address !== '' && !address.startsWith('#') && !address.startsWith('data:'))
  const missing = named.filter((address) => {
    if (webCovers.includes(address)) return false
    const target = new URL(address, ORIGIN + path)
    return target.origin !== ORIGIN || !builtFiles.includes(target.pathname.slice(1))
  })
  expect(named.length).toBeGreaterThan(1)
  expect(missing).toEqual([])
})

test('no stylesheet and no script of ours asks another host for a file', () => {
  const foreign = builtFiles
    .filter((file) => /\.(?:css|js)$/.test(file))
    .filter((file) =>
      /url\(["']?https?:|@import ["']?https?:|import\(["'`]https?:/.test(readBuilt(file)),
    )
  expect(foreign).toEqual([])
})

test('the notice of licences names what is shipped, with its text', () => {
  const notice = readBuilt('licenses.txt')
  const { version } = JSON.parse(readFileSync('node_modules/react/package.json', 'utf8')) as {
    version: string
  }
  for (const name of [
    `react ${version}`,
    'react-dom',
    'radix',
    'pagefind',
    'workbox-core',
    'idb ',
  ]) {
    expect(notice).toContain(name)
  }
  expect(notice).toContain('Permission is hereby granted')
  expect(notice).toContain('SIL OPEN FONT LICENSE')
  expect(notice).not.toMatch(/sharp|vitest|axe-core/)
})

test('the contact for holes is valid for less than a year from now', () => {
  const text = readBuilt('.well-known/security.txt')
  expect(text).toMatch(/^Contact: (?:https:|mailto:)\S+$/m)
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
})
