import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A package of which something reaches the browser. */
export interface ShippedPackage {
  name: string
  version: string
  licence: string
  text: string
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

/** Folders of the packages that modules come from: `/x/node_modules/a/node_modules/@b/c/d.js?e` → `/x/node_modules/a/node_modules/@b/c`. */
export function packageFolders(modules: Iterable<string>): string[] {
  const folders = [...modules].flatMap((id) => {
    const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, '')) ?? []
    return folder === undefined ? [] : [folder]
  })
  return [...new Set(folders)]
}

/**
 * Reads name, version and licence of the packages in some folders, of which something reaches the browser, and
 * of those beside the bundle.
 * @throws a sentence for a package that must not be given on.
 */
export async function readShippedPackages(folders: readonly string[]): Promise<ShippedPackage[]> {
  const beside = BESIDE_THE_BUNDLE.map((name) => join('node_modules', name))
  const packages = await Promise.all([...folders, ...beside].map(readPackage))
  const own = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]))
  return [...own.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function readPackage(folder: string): Promise<ShippedPackage> {
  const { name, version, license }: Record<'name' | 'version' | 'license', string> = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  if (!isAllowed(String(license), 'shipped')) {
    throw new Error(
      `${name} ${version} reaches the browser under "${license}" (allowed: ${SHIPPED.join(', ')})`,
    )
  }
  const files = await readdir(folder, { withFileTypes: true })
  const file = files.find((one) => one.isFile() && /^(?:licen[cs]e|copying)/i.test(one.name))
  const text = file ? await readFile(join(folder, file.name), 'utf8') : ''
  return { name, version, licence: license, text: text.trim() }
}

/** The notice that goes with the site: each package, its licence, and the text once. */
export function formatLicences(packages: readonly ShippedPackage[]): string {
  const texts = [...new Set(packages.map(({ text }) => text))]
  const parts = texts.map((text) => {
    const own = packages.filter((one) => one.text === text)
    const names = own.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
    return [...names, '', text || 'The package names its licence and brings no text.'].join('\n')
  })
  return `Software and fonts of others in this site\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
