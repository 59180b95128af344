import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { type HTMLElement, parse } from 'node-html-parser'

import { readAsSent } from '#scripts/build/pack-file.ts'

const DIST = 'dist'

/** One HTML file of the built site. */
export interface BuiltPage {
  /** File below the output, `uk/blog.html`. */
  file: string
  /** Address, `/uk/blog`. */
  path: string
  html: string
  document: HTMLElement
}

/** Every file of the output by its path below it; compressed copies are left out. */
const builtFiles: string[] = existsSync(DIST)
  ? readdirSync(DIST, { recursive: true, encoding: 'utf8' })
      .filter((file) => !/\.(?:br|gz)$/.test(file) && statSync(join(DIST, file)).isFile())
      .map((file) => file.replaceAll('\\', '/'))
  : []

/** A file of the output as text. */
function readBuilt(file: string): string {
  return readFileSync(join(DIST, file), 'utf8')
}

/** Size of a file as a host sends it, in bytes. */
export function sentBytes(file: string): number {
  return readAsSent(join(DIST, file)).bytes.length
}

/** Address of a file: `uk.html` → `/uk`, `edu/index.html` → `/edu/index.html`, `index.html` → `/`. */
function pathOf(file: string): string {
  if (file === 'index.html') return '/'
  return `/${file.endsWith('/index.html') ? file : file.replace(/\.html$/, '')}`
}

/** Every page of the built site, parsed. */
export const builtPages: BuiltPage[] = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readBuilt(file)
    return {
      file,
      path: pathOf(file),
      html,
      document: parse(html, { blockTextElements: { script: true, style: true } }),
    }
  })

/** The pages of the application, without the not-found documents and the page outside of it. */
export const appPages: BuiltPage[] = builtPages.filter(
  ({ file }) => !/(?:^|\/)404\.html$/.test(file) && !file.startsWith('edu/'),
)
