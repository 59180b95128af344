import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { LOCALES } from '#src/i18n/locales.ts'

import { feedFiles } from './feed-files.ts'

test('a text is made once for each feed, and anew when its post or the code has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'feeds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (text: string) => {
    for (const locale of LOCALES) {
      mkdirSync(join(folder, 'content/post', locale), { recursive: true })
      writeFileSync(join(folder, 'content/post', locale, 'hello.js'), text)
    }
  }
  const textsOf = async (codeVersion: string) => {
    const made: string[] = []
    const files = await feedFiles(
      {
        feeds: ({ keep }) =>
          Promise.all(
            LOCALES.map(async (locale) => {
              const make = () => {
                made.push(locale)
                return Promise.resolve(`hello in ${locale}`)
              }
              return { path: `${locale}.xml`, text: await keep(locale, 'hello', make) }
            }),
          ),
      },
      { dist: folder, codeVersion, cache: join(folder, 'cache') },
    )
    return { made, texts: files.map(({ text }) => text) }
  }
  const texts = ['hello in en', 'hello in uk']

  // Both languages have the same file.
  write('one')
  expect(await textsOf('1')).toEqual({ made: ['en', 'uk'], texts })
  expect(await textsOf('1')).toEqual({ made: [], texts })
  write('two')
  expect(await textsOf('1')).toEqual({ made: ['en', 'uk'], texts })
  expect(await textsOf('2')).toEqual({ made: ['en', 'uk'], texts })
})
