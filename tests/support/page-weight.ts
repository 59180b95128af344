import { posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { parseAst } from 'rolldown/parseAst'

import { readAttributes, type BuiltPage, type BuiltSite } from './sites.ts'

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
export function measurePages(site: BuiltSite) {
  const cachedWeighing = measurements.get(site) ?? createMeasurement(site)
  measurements.set(site, cachedWeighing)
  return cachedWeighing
}

/** Content embedded in a document, with the names of its files. */
const EMBEDDED_JSON = /<script type="application\/json".*?<\/script>/s

const measurements = new WeakMap<BuiltSite, ReturnType<typeof createMeasurement>>()

function createMeasurement({ read, bytes, fileFor, base }: BuiltSite) {
  const sizes = new Map<string, number>()
  const imports = new Map<string, string[]>()

  const getSize = (file: string): number => {
    const cached = sizes.get(file)
    if (cached !== undefined) return cached
    const source = bytes(file)
    const isPacked = /\.(?:woff2|png|jpe?g|webp|avif|ico)$/.test(file)
    const size = isPacked ? source.length : brotliSize(source, file.endsWith('.html') ? 5 : 11)
    sizes.set(file, size)
    return size
  }

  const getImports = (file: string): string[] => {
    const cached = imports.get(file)
    if (cached) return cached
    const program = parseAst(read(file))
      .body.filter((node) => /^(?:Import|Export(?:All|Named))Declaration$/.test(node.type))
      .flatMap((node) => ('source' in node && node.source ? [node.source.value] : []))
      .map((source) => posix.join(posix.dirname(file), source))
    imports.set(file, program)
    return program
  }

  const withImports = (files: readonly string[]): string[] => {
    const reachable = new Set(files)
    for (const file of reachable) for (const imported of getImports(file)) reachable.add(imported)
    return [...reachable]
  }

  return {
    /** Size in bytes of the content embedded in a document, which its markup contains as well. */
    embeddedSize: (file: string) =>
      getSize(file) - brotliSize(Buffer.from(read(file).replace(EMBEDDED_JSON, '')), 5),
    sum: (files: readonly string[]) => files.reduce((total, file) => total + getSize(file), 0),
    firstLoad({ file, html, url, document }: BuiltPage): FirstLoad {
      const naming = html.replace(EMBEDDED_JSON, '')
      const named = (pattern: RegExp) =>
        [...new Set(Array.from(naming.matchAll(pattern), ([address]) => address))].flatMap(
          (address) => fileFor(address, url) ?? [],
        )
      const scripts = withImports(named(new RegExp(`${base}[\\w./-]+\\.js\\b`, 'g')))
      const others = [
        ...readAttributes(document, 'link[rel=preload]', 'href'),
        ...readAttributes(document, 'img:not([loading=lazy])', 'src'),
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
