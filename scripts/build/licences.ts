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

/** Reads Vite's list of bundled packages. */
export function bundledPackages(
  bundle: Awaited<ReturnType<ViteBuilder['build']>>,
): ShippedPackage[] {
  const outputs = [bundle].flat().flatMap((one) => ('output' in one ? one.output : []))
  const list = outputs.find(({ fileName }) => fileName === BUNDLED_PACKAGES)
  if (list?.type !== 'asset') throw new Error('the bundle names no packages')
  return JSON.parse(String(list.source)) as ShippedPackage[]
}

/** Licenses allowed in the output: they only require their text to be included. */
const SHIPPED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
]

/** Licenses allowed additionally for build tools, which are not distributed. */
const BUILDING = ['BSD', 'MPL-2.0', 'LGPL-3.0-or-later', 'Python-2.0', 'CC-BY-4.0', 'Zlib']

/** Licenses of packages that name them in the older field `licenses`, which Vite does not read. */
const OLDER_FIELD: Record<string, string> = { format: 'MIT' }

/** Packages whose files are copied to the output without bundling. */
const BESIDE_THE_BUNDLE = [
  '@fontsource-variable/commissioner',
  '@fontsource-variable/piazzolla',
  'pagefind',
  'tailwindcss',
]

/**
 * Whether an SPDX license expression is allowed for a purpose:
 * `(AGPL-3.0-or-later OR MIT)` → true, `Apache-2.0 AND LGPL-3.0-or-later` → only for build tools.
 */
export function isAllowed(licence: string, purpose: 'shipped' | 'building'): boolean {
  const allowed = purpose === 'shipped' ? SHIPPED : [...SHIPPED, ...BUILDING]
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.includes(one.trim())))
}

/**
 * All shipped packages without duplicates: bundled ones (`build.license`) and copied ones.
 * @throws for a package whose license does not allow distribution.
 */
export async function shippedPackages(
  bundled: readonly ShippedPackage[],
): Promise<ShippedPackage[]> {
  const all = [...bundled, ...(await Promise.all(BESIDE_THE_BUNDLE.map(readPackage)))]
  const packages = all.map((one) => ({
    ...one,
    identifier: one.identifier ?? OLDER_FIELD[one.name],
  }))
  for (const { name, version, identifier } of packages) {
    if (isAllowed(String(identifier), 'shipped')) continue
    throw new Error(
      `${name} ${version} is shipped to the browser under the license "${identifier}" (allowed: ${SHIPPED.join(', ')})`,
    )
  }
  const own = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]))
  return [...own.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function readPackage(packageName: string): Promise<ShippedPackage> {
  const folder = join('node_modules', packageName)
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license: string }
  const files = await readdir(folder, { withFileTypes: true })
  const file = files.find((one) => one.isFile() && /^(?:licen[cs]e|copying)/i.test(one.name))
  const text = file && (await readFile(join(folder, file.name), 'utf8')).trim()
  return { name, version, identifier: license, text }
}

/** Text of the license notice: each package with its license, and each license text once. */
export function formatLicences(packages: readonly ShippedPackage[]): string {
  const texts = [...new Set(packages.map(({ text }) => text))]
  const parts = texts.map((text) => {
    const own = packages.filter((one) => one.text === text)
    const names = own.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`)
    return [...names, '', text || 'The package names its licence and brings no text.'].join('\n')
  })
  return `Software and fonts of others in this site\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
