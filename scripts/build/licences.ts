import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ViteBuilder } from 'vite'

/** A package of which something reaches the browser, as Vite's `build.license` describes it. */
export interface ShippedPackage {
  name: string
  version: string
  /** Its licence in SPDX's words. */
  identifier?: string
  text?: string
}

/** Where Vite writes the packages it has bundled, below the output. */
export const BUNDLED_PACKAGES = '.vite/license.json'

/** The packages of a bundle, as Vite lists them among its files. */
export function bundledPackages(
  bundle: Awaited<ReturnType<ViteBuilder['build']>>,
): ShippedPackage[] {
  const outputs = [bundle].flat().flatMap((one) => ('output' in one ? one.output : []))
  const list = outputs.find(({ fileName }) => fileName === BUNDLED_PACKAGES)
  if (list?.type !== 'asset') throw new Error('the bundle names no packages')
  return JSON.parse(String(list.source)) as ShippedPackage[]
}

/** What may be given on to readers: all that is asked for is that the text goes with it. */
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

/** What may work on the build besides: nothing of it is given on. */
const BUILDING = ['BSD', 'MPL-2.0', 'LGPL-3.0-or-later', 'Python-2.0', 'CC-BY-4.0', 'Zlib']

/** Packages whose files reach the output without passing through the bundle. */
const BESIDE_THE_BUNDLE = [
  '@fontsource-variable/commissioner',
  '@fontsource-variable/piazzolla',
  'pagefind',
  'tailwindcss',
]

/**
 * Tells whether a licence, or a choice of several in SPDX's words, is allowed for a purpose:
 * `(AGPL-3.0-or-later OR MIT)` → true, `Apache-2.0 AND LGPL-3.0-or-later` → only while building.
 */
export function isAllowed(licence: string, purpose: 'shipped' | 'building'): boolean {
  const allowed = purpose === 'shipped' ? SHIPPED : [...SHIPPED, ...BUILDING]
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.includes(one.trim())))
}

/**
 * The packages that Vite has bundled (`build.license`), and those beside the bundle, each once.
 * @throws a sentence for a package that must not be given on.
 */
export async function shippedPackages(
  bundled: readonly ShippedPackage[],
): Promise<ShippedPackage[]> {
  const packages = [...bundled, ...(await Promise.all(BESIDE_THE_BUNDLE.map(readPackage)))]
  for (const { name, version, identifier } of packages) {
    if (isAllowed(String(identifier), 'shipped')) continue
    throw new Error(
      `${name} ${version} reaches the browser under "${identifier}" (allowed: ${SHIPPED.join(', ')})`,
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

/** The notice that goes with the site: each package, its licence, and the text once. */
export function formatLicences(packages: readonly ShippedPackage[]): string {
  const texts = [...new Set(packages.map(({ text }) => text))]
  const parts = texts.map((text) => {
    const own = packages.filter((one) => one.text === text)
    const names = own.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`)
    return [...names, '', text || 'The package names its licence and brings no text.'].join('\n')
  })
  return `Software and fonts of others in this site\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
