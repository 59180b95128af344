import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { isAllowed } from '#tests/support/licences.ts'

/** Licenses of packages that declare none, by the place where they are stated. */
const UNDECLARED_LICENCES: Record<string, string> = {
  // License of its repository, contentlayerdev/contentlayer.
  '@contentlayer2/source-remote-files': 'MIT',
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, unknown>
}

function getLicence(folder: string): string {
  const { name, license, licenses } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  ) as {
    name: string
    license?: string | { type: string }
    licenses?: { type: string }[]
  }
  const licence = license ?? licenses?.[0]
  return (
    (typeof licence === 'string' ? licence : licence?.type) ?? UNDECLARED_LICENCES[name] ?? 'none'
  )
}

test('every package that is bundled or builds the site has an allowed license', () => {
  // Packages for other platforms are not installed; they have the same license as the installed one.
  const folders = Object.keys(packages).filter(
    (folder) => folder !== '' && existsSync(`${folder}/package.json`),
  )
  expect(folders.length).toBeGreaterThan(500)
  const rejected = folders
    .map((folder) => `${folder}: ${getLicence(folder)}`)
    .filter((line) => !isAllowed(line.replace(/^.*: /, ''), 'building'))
  expect(rejected).toEqual([])
})
