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
  return [bundle].flat().flatMap((one) => ('output' in one ? one.output : []))
}

/** Reads Vite's list of bundled packages. */
export function bundledPackages(bundle: Bundle): ShippedPackage[] {
  const list = outputFiles(bundle).find(({ fileName }) => fileName === BUNDLED_PACKAGES)
  if (list?.type !== 'asset') throw new Error('the bundle names no packages')
  return JSON.parse(String(list.source)) as ShippedPackage[]
}

/** Licenses of packages that name them in the older field `licenses`, which Vite does not read. */
const OLDER_FIELD: Record<string, string> = { format: 'MIT' }

/** Packages whose files are copied to the output without bundling. */
const BESIDE_THE_BUNDLE = [
  '@fontsource-variable/commissioner',
  '@fontsource-variable/piazzolla',
  'pagefind',
  'tailwindcss',
]

/** All shipped packages without duplicates: bundled ones (`build.license`) and copied ones. */
export async function shippedPackages(
  bundled: readonly ShippedPackage[],
): Promise<ShippedPackage[]> {
  const all = [...bundled, ...(await Promise.all(BESIDE_THE_BUNDLE.map(readPackage)))]
  const own = new Map(
    all.map(({ identifier, ...one }) => [
      `${one.name}@${one.version}`,
      { ...one, identifier: identifier ?? OLDER_FIELD[one.name] },
    ]),
  )
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
