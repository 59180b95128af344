import { expect, inject, test } from 'vitest'

import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { createContentReader } from '#scripts/content/read-content.ts'
import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { compileLessons, freeLesson } from '#scripts/lessons/lesson-library.ts'
import { FIXTURE } from '#scripts/test/fixture-site.ts'
import type { LessonNode } from '#src/content/lesson-model.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { findSecret, listSecrets } from '#tests/support/find-secrets.ts'
import { readFolder } from '#tests/support/read-folder.ts'
import { siteUnderTest } from '#tests/support/sites.ts'

const ROOT = inject('builtSite') === 'real' ? '.' : FIXTURE

const BINARY = /\.(?:woff2?|png|jpe?g|webp|avif|ico|pf_\w+|pagefind)$/

/** Minimum length of a searched passage; shorter ones could occur by chance. */
const MIN_LENGTH = 30

/** Number of passages searched per lesson, longest first; a leaked lesson contains all of them. */
const RUNS = 10

/** Values shown in a demonstration are not secret. */
const secrets = listSecrets(process.env).filter(
  (secret) => ![DEMO_CODE, ...Object.values(DEMO_ADMIN)].includes(secret),
)

const site = siteUnderTest()

/** Replaces no-break spaces, because text may be typeset in one place and not in another. */
const withPlainSpaces = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

const getTexts = (nodes: readonly LessonNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : getTexts(node.children ?? [])))

test('no file contains a sentence of a paid lesson', () => {
  // Text that is also published elsewhere on the site is not secret.
  const open = withPlainSpaces(
    readFolder(`${ROOT}/content`, /^(?!lessons\/)/) + readFolder(`${ROOT}/public`),
  )
  const content = createContentReader(ROOT)()
  const sealed = LOCALES.flatMap((locale) => {
    const lessons = compileLessons(content, locale)
    const free = freeLesson(lessons, content)
    return lessons
      .filter((lesson) => lesson !== free)
      .flatMap(({ document }) =>
        getTexts(document.body)
          .map((text) => withPlainSpaces(text).trim())
          .filter((text) => text.length >= MIN_LENGTH && !open.includes(text))
          .toSorted((first, second) => second.length - first.length)
          .slice(0, RUNS),
      )
  })
  expect(sealed.length).toBeGreaterThan(9)
  const matches = site.files
    .filter((file) => !BINARY.test(file))
    .flatMap((file) => {
      const text = withPlainSpaces(site.read(file))
      return sealed.filter((run) => text.includes(run)).map((run) => `${file}: ${run}`)
    })
  expect(matches).toEqual([])
})

test('no file contains a secret of the environment, a key, a source map or a path of the machine', () => {
  const matches = site.files
    .filter((file) => !BINARY.test(file))
    .filter((file) => {
      const text = site.read(file)
      return findSecret(text, secrets) !== undefined || text.includes(process.cwd())
    })
  expect(matches).toEqual([])
  expect(site.files.filter((file) => file.endsWith('.map'))).toEqual([])
})
