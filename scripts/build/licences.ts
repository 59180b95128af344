import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ViteBuilder } from 'vite'

/** A package shipped to the browser, as described by Vite's `build.license`. */
export interface ShippedPackage {
  name: string
  version: string
  /** SPDX license expression. */
  identifier?: string
  text?: string
}

/** Path of Vite's list of bundled packages below the output. */
export const BUNDLED_PACKAGES = '.vite/license.json'

type Bundle = Awaited<ReturnType<ViteBuilder['build']>>

/** Files of a bundle. */
export function outputFiles(bundle: Bundle) {
  return [bundle].flat().flatMap((build) => ('output' in build ? build.output : []))
}

/** Reads Vite's list of bundled packages. */
export function bundledPackages(bundle: Bundle): ShippedPackage[] {
  const packageList = outputFiles(bundle).find(({ fileName }) => fileName === BUNDLED_PACKAGES)
  if (packageList?.type !== 'asset') throw new Error('the bundle contains no list of packages')
  return JSON.parse(String(packageList.source)) as ShippedPackage[]
}

/** Licenses of packages that name them in the older field `licenses`, which Vite does not read. */
const LICENCES_IN_OLD_FIELD: Record<string, string> = { format: 'MIT' }

/** Packages whose files are copied to the output without bundling. */
const UNBUNDLED_PACKAGES = [
  '@fontsource-variable/commissioner',
  '@fontsource-variable/piazzolla',
  'pagefind',
  'tailwindcss',
]

/** All shipped packages without duplicates: bundled ones (`build.license`) and copied ones. */
export async function shippedPackages(
  bundled: readonly ShippedPackage[],
): Promise<ShippedPackage[]> {
  const packages = [...bundled, ...(await Promise.all(UNBUNDLED_PACKAGES.map(readPackage)))]
  const packagesById = new Map(
    packages.map(({ identifier, ...fields }) => [
      `${fields.name}@${fields.version}`,
      { ...fields, identifier: identifier ?? LICENCES_IN_OLD_FIELD[fields.name] },
    ]),
  )
  return [...packagesById.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function readPackage(packageName: string): Promise<ShippedPackage> {
  const folder = join('node_modules', packageName)
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license: string }
  const files = await readdir(folder, { withFileTypes: true })
  const file = files.find((entry) => entry.isFile() && /^(?:licen[cs]e|copying)/i.test(entry.name))
  const text = file && (await readFile(join(folder, file.name), 'utf8')).trim()
  return { name, version, identifier: license, text }
}

/** Text of the license notice: each package with its license, and each license text once. */
export function formatLicences(packages: readonly ShippedPackage[]): string {
  const texts = [...new Set(packages.map(({ text }) => text))]
  const parts = texts.map((text) => {
    const samePackages = packages.filter((candidate) => candidate.text === text)
    const names = samePackages.map(
      ({ name, version, identifier }) => `${name} ${version} (${identifier})`,
    )
    return [
      ...names,
      '',
      text || 'The package names its licence but does not contain its text.',
    ].join('\n')
  })
  return `Software and fonts of others in this site\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
