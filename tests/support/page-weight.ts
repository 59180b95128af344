import { posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { parseAst } from 'rolldown/parseAst'

import { attributesOf, type BuiltPage, type BuiltSite } from './sites.ts'

/** Output files that a browser downloads for a page before any interaction. */
export interface FirstLoad {
  scripts: string[]
  /** All files: document, styles, scripts, fonts and pictures that are not lazy. */
  files: string[]
}

/**
 * Measures the pages of a site as hosts send them. The scripts of a page are those named in its HTML, as
 * `src`, preload or in the inline script, with their static imports.
 */
export function weighing(site: BuiltSite) {
  const made = weighings.get(site) ?? makeWeighing(site)
  weighings.set(site, made)
  return made
}

/** Content embedded in a document, with the names of its files. */
const EMBEDDED = /<script type="application\/json".*?<\/script>/s

const weighings = new WeakMap<BuiltSite, ReturnType<typeof makeWeighing>>()

function makeWeighing({ read, bytes, fileFor, base }: BuiltSite) {
  const sizes = new Map<string, number>()
  const imports = new Map<string, string[]>()

  const sizeOf = (file: string): number => {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const source = bytes(file)
    const isPacked = /\.(?:woff2|png|jpe?g|webp|avif|ico)$/.test(file)
    const size = isPacked ? source.length : brotliSize(source, file.endsWith('.html') ? 5 : 11)
    sizes.set(file, size)
    return size
  }

  const importsOf = (file: string): string[] => {
    const known = imports.get(file)
    if (known) return known
    const found = parseAst(read(file))
      .body.filter((node) => /^(?:Import|Export(?:All|Named))Declaration$/.test(node.type))
      .flatMap((node) => ('source' in node && node.source ? [node.source.value] : []))
      .map((source) => posix.join(posix.dirname(file), source))
    imports.set(file, found)
    return found
  }

  const withImports = (files: readonly string[]): string[] => {
    const all = new Set(files)
    for (const file of all) for (const imported of importsOf(file)) all.add(imported)
    return [...all]
  }

  return {
    /** Size in bytes of the content embedded in a document, which its markup contains as well. */
    embeddedSize: (file: string) =>
      sizeOf(file) - brotliSize(Buffer.from(read(file).replace(EMBEDDED, '')), 5),
    sum: (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0),
    firstLoad({ file, html, url, document }: BuiltPage): FirstLoad {
      const naming = html.replace(EMBEDDED, '')
      const named = (pattern: RegExp) =>
        [...new Set(Array.from(naming.matchAll(pattern), ([address]) => address))].flatMap(
          (address) => fileFor(address, url) ?? [],
        )
      const scripts = withImports(named(new RegExp(`${base}[\\w./-]+\\.js\\b`, 'g')))
      const others = [
        ...attributesOf(document, 'link[rel=preload]', 'href'),
        ...attributesOf(document, 'img:not([loading=lazy])', 'src'),
      ].flatMap((address) => fileFor(address, url) ?? [])
      const styles = named(new RegExp(`${base}[\\w./-]+\\.css\\b`, 'g'))
      return { scripts, files: [...new Set([file, ...styles, ...scripts, ...others])] }
    },
  }
}

/** Files are compressed once with high quality, documents per response with lower quality, as hosts do. */
function brotliSize(source: Buffer, quality: number): number {
  return brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    .length
}
