import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isContentFile } from './content-module.ts'
import { hashOf } from './hash.ts'

const CACHE = '.cache/pages'

interface Stored<Page> {
  version: string
  /** The files of the blog that the page was made of, with hashes of their content. */
  files: Record<string, string>
  page: Page
}

/**
 * Renders pages, and keeps each as long as nothing that it is made of has changed: a new article
 * renders its own page, the lists it stands in and its neighbours. `version` is that of the code;
 * `contentFolder` holds the files of the blog.
 */
export function createPageCache<Page extends { status: number; modules: string[] }>(options: {
  render: (path: string) => Promise<Page>
  version: string
  contentFolder: string
  folder?: string
}) {
  const { render, version, contentFolder, folder = CACHE } = options
  const hashes = new Map<string, string>()
  const hashOfFile = (id: string) => {
    const known = hashes.get(id) ?? hashOf(readFileSync(join(contentFolder, `${id}.js`)))
    hashes.set(id, known)
    return known
  }
  const isSame = (stored: Stored<Page>) => {
    try {
      return (
        stored.version === version &&
        Object.entries(stored.files).every(([id, known]) => hashOfFile(id) === known)
      )
    } catch {
      // A file that it was made of is gone.
      return false
    }
  }
  mkdirSync(folder, { recursive: true })

  return async (path: string): Promise<Page> => {
    const file = join(folder, `${hashOf(path)}.json`)
    const stored = readStored<Page>(file)
    if (stored && isSame(stored)) return stored.page
    const page = await render(path)
    if (page.status === 200) {
      const files = Object.fromEntries(
        page.modules.filter(isContentFile).map((id) => [id, hashOfFile(id)]),
      )
      writeFileSync(file, JSON.stringify({ version, files, page } satisfies Stored<Page>))
    }
    return page
  }
}

function readStored<Page>(file: string): Stored<Page> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored<Page>
  } catch {
    return undefined
  }
}

/**
 * A hash of the code that renders pages, with the settings and all the content that stand in it. What
 * changes with lessons, codes and passwords and is in no page is left out: names of chunks and of sealed
 * lessons, and salts.
 */
export function versionOfCode(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replaceAll(/assets\/lessons\/[\w.-]+/g, '')
        .replaceAll(/-[\w-]{8}\.js\b/g, '')
        .replaceAll(/"?(?:salt|verifier)"?:\s*(["'`]).*?\1/g, ''),
    )
  return hashOf(texts.toSorted().join('\n'))
}
