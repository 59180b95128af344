import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { serviceWorker } from '#scripts/build/service-worker.ts'
import { findFreePort } from '#scripts/find-free-port.ts'
import { type RunningServer, startServer } from '#scripts/serve/static-server.ts'
import { FIXTURE_SITES } from '#scripts/test/fixture-site.ts'

import { test as base } from './playwright.ts'

const DIST = join(FIXTURE_SITES.demo.folder, 'dist')

/** Files that may contain names of other files. */
const TEXTS = /\.(?:html|js|css|json|webmanifest)$|\/_headers$/

/** A host that deploys new builds while browsers have its site open. */
interface DeployedSite {
  /** Address of the site without a trailing slash. */
  url: string
  /**
   * Replaces the current build by another one: all hashed files have new names, and the old ones are gone.
   * Its pages have the attribute `data-build` with the name of the build.
   */
  deploy: (name: string, options?: { offline?: boolean }) => Promise<void>
  /** Connects or disconnects the site; browsers still count as online. */
  connect: (isConnected: boolean) => Promise<void>
}

/** Playwright's test with such a host. */
export const test = base.extend<{ site: DeployedSite }>({
  site: async ({ context }, provide) => {
    const port = await findFreePort()
    const folders: string[] = []
    let dir = DIST
    let server: RunningServer | undefined
    const connect = async (isConnected: boolean) => {
      await server?.close()
      server = isConnected ? await startServer({ dir, port }) : undefined
    }
    await connect(true)
    await provide({
      url: `http://localhost:${port}`,
      connect,
      deploy: async (name, { offline = true } = {}) => {
        dir = await mkdtemp(join(tmpdir(), 'deployed-'))
        folders.push(dir)
        await cp(DIST, dir, { recursive: true })
        await renameFiles(dir, name)
        if (!offline) await writeFile(join(dir, 'sw.js'), (await serviceWorker(false, '/')).code)
        await connect(true)
      },
    })
    // A page or worker that is still loading would report a missing host.
    await context.close()
    await connect(false)
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
  },
})

/** Renames every hashed file of a built site, in all files that reference it. */
async function renameFiles(folder: string, build: string): Promise<void> {
  const renamed = new Map<string, string>()
  const assets = join(folder, 'assets')
  for (const file of await readdir(assets, { recursive: true })) {
    const name = basename(file)
    const next = name.replace(/-[\w-]{4,}(?=\.\w+$)/, `$&-${build}`)
    if (next === name) continue
    renamed.set(name, next)
    await rename(join(assets, file), join(assets, file, '..', next))
  }
  const copied = (await readdir(folder, { recursive: true })).map((file) => join(folder, file))
  for (const file of copied.filter((path) => TEXTS.test(path))) {
    const text = (await readFile(file, 'utf8')).replaceAll(
      /[\w.@-]+\.\w+/g,
      (name) => renamed.get(name) ?? name,
    )
    const isPage = file.endsWith('.html')
    await writeFile(file, isPage ? text.replace('<html', `<html data-build="${build}"`) : text)
  }
}
