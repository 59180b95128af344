import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { isAllowed } from '#scripts/build/licences.ts'

/** Packages that name no licence of their own, by where it stands. */
const ELSEWHERE: Record<string, string> = {
  // The licence of the repository it is published from, contentlayerdev/contentlayer.
  '@contentlayer2/source-remote-files': 'MIT',
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, unknown>
}

function licenceOf(folder: string): string {
  const { name, license, licenses } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  ) as {
    name: string
    license?: string | { type: string }
    licenses?: { type: string }[]
  }
  const given = license ?? licenses?.[0]
  return (typeof given === 'string' ? given : given?.type) ?? ELSEWHERE[name] ?? 'none'
}

test('every package that is bundled or builds the site has an allowed license', () => {
  // Those of other platforms are not installed; they share the licence of the one that is.
  const folders = Object.keys(packages).filter(
    (folder) => folder !== '' && existsSync(`${folder}/package.json`),
  )
  expect(folders.length).toBeGreaterThan(500)
  const refused = folders
    .map((folder) => `${folder}: ${licenceOf(folder)}`)
    .filter((line) => !isAllowed(line.replace(/^.*: /, ''), 'building'))
  expect(refused).toEqual([])
})
