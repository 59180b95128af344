import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { OUTPUT_FOLDERS, outputFiles } from '#scripts/content/output-files.ts'
import { unlocalizePath } from '#src/i18n/paths.ts'
import { builtFiles, builtPages } from '#tests/support/built-site.ts'

test('the check of moved addresses knows every file of the output', () => {
  const known = new Set(outputFiles(builtPages.map(({ path }) => unlocalizePath(path))))
  const unknown = builtFiles
    .map((file) => `/${file}`)
    .filter((path) => !OUTPUT_FOLDERS.some((folder) => path.startsWith(folder)))
    .filter((path) => !known.has(path) && !existsSync(join('public', path)))
  expect(unknown).toEqual([])
})
