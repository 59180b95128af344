import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { serviceWorker } from '#scripts/build/service-worker.ts'
import { startServer } from '#scripts/serve/static-server.ts'
import { FIXTURE_SITES } from '#scripts/test/fixture-site.ts'

const DIST = join(FIXTURE_SITES.demo.folder, 'dist')

/** Files that may contain names of other files. */
const TEXTS = /\.(?:html|js|css|json|webmanifest)$|\/_headers$/

/** A host that deploys new builds while browsers have its site open. */
export interface DeployedSite {
  /** Address of the site without a trailing slash. */
  url: string
  /**
   * Replaces the current build by another one: all hashed files have new names, and the old ones are gone.
   * Its pages have the attribute `data-build` with the name of the build.
   */
  deploy: (name: string, options?: { offline?: boolean }) => Promise<void>
  /** Connects or disconnects the site; browsers still count as online. */
  connect: (isConnected: boolean) => void
  /** Whether a missing file is answered with a page and status 200, as single-page application hosts do. */
  serveFallbackPages: (areCovered: boolean) => void
  /** Truncates the next script, as during an upload. */
  cutNextScript: () => void
  close: () => Promise<void>
}

/** Serves copies of the built site at one address. */
export async function startDeployedSite(): Promise<DeployedSite> {
  const folders: string[] = []
  let isConnected = true
  let areCovered = false
  let isCut = false
  let upstream = await startServer({ dir: DIST, port: 0 })

  const proxy = createServer((incoming, outgoing) => {
    if (!isConnected) return incoming.socket.destroy()
    const { method, url = '/', headers } = incoming
    if (isCut && /\.js(?:\?|$)/.test(url)) {
      isCut = false
      return void sendTruncated(`http://localhost:${upstream.port}${url}`, outgoing)
    }
    const forwarded = request({ port: upstream.port, method, path: url, headers }, (answer) => {
      if (areCovered && answer.statusCode === 404 && url.startsWith('/assets/')) {
        answer.resume()
        outgoing.setHeader('Content-Type', 'text/html')
        return outgoing.end('<title>Not found</title>')
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  const port = await new Promise<number>((resolve) => {
    proxy.listen(0, () => {
      const address = proxy.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

  return {
    url: `http://localhost:${port}`,
    deploy: async (name, { offline = true } = {}) => {
      const folder = await mkdtemp(join(tmpdir(), 'deployed-'))
      folders.push(folder)
      await cp(DIST, folder, { recursive: true })
      await renameFiles(folder, name)
      if (!offline) await writeFile(join(folder, 'sw.js'), (await serviceWorker(false, '/')).code)
      const previous = upstream
      upstream = await startServer({ dir: folder, port: 0 })
      await previous.close()
    },
    connect: (is) => {
      isConnected = is
    },
    serveFallbackPages: (isEnabled) => {
      areCovered = isEnabled
    },
    cutNextScript: () => {
      isCut = true
    },
    close: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await upstream.close()
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
    },
  }
}

async function sendTruncated(url: string, outgoing: ServerResponse): Promise<void> {
  const answer = await fetch(url)
  const text = await answer.text()
  for (const name of ['content-type', 'cache-control', 'etag']) {
    outgoing.setHeader(name, answer.headers.get(name) ?? '')
  }
  // Cut after an open parenthesis, because half of a script could be valid by chance.
  outgoing.end(text.slice(0, text.lastIndexOf('(', text.length / 2) + 1))
}

/** Renames every hashed file of a built site, in all files that reference it. */
async function renameFiles(folder: string, build: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  // Compressed copies would still contain the old text.
  const compressed = files.filter((file) => /\.(?:br|gz)$/.test(file))
  await Promise.all(compressed.map((file) => rm(file)))
  const uncompressed = files.filter((file) => !/\.(?:br|gz)$/.test(file))

  const renamed = new Map<string, string>()
  for (const file of uncompressed.filter((path) => path.startsWith(join(folder, 'assets')))) {
    const name = basename(file)
    const next = name.replace(/-[\w-]{4,}(?=\.\w+$)/, `$&-${build}`)
    if (next === name) continue
    renamed.set(name, next)
    await rename(file, join(file, '..', next))
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
