import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serviceWorker } from '#scripts/build/service-worker.ts'
import { startServer } from '#scripts/serve/static-server.ts'

const DIST = 'dist'

/** A host that is deployed to while browsers have its site open. */
export interface DeployedSite {
  /** Address of the site, without a slash at the end. */
  url: string
  /** Puts another build in place of the present one; its pages carry `data-build` with this name. */
  deploy: (name: string, options?: { offline?: boolean }) => Promise<void>
  /** Milliseconds that every page takes from now on; files are as quick as ever. */
  slowPages: (delay: number) => void
  /** Whether a network leads to the site; where none does, browsers count as online all the same. */
  connect: (isConnected: boolean) => void
  /** Whether a page answers for every file, as if all were well, as on hosts that have one for what is missing. */
  coverFiles: (areCovered: boolean) => void
  /** The next answer for a file whose path begins so has about the first half of it alone, as while it is being put there. */
  cutOnce: (path: string) => void
  close: () => Promise<void>
}

/**
 * Serves copies of the built site at one address. A deploy gives the entry script another name and
 * takes the former away, as a build of changed sources does.
 */
export async function startDeployedSite(): Promise<DeployedSite> {
  const folders: string[] = []
  let delay = 0
  let isConnected = true
  let areCovered = false
  let cut: string | undefined
  let upstream = await startServer({ dir: DIST, port: 0 })

  const front = createServer((incoming, outgoing) => {
    if (!isConnected) return incoming.socket.destroy()
    if (areCovered && incoming.url?.startsWith('/assets/')) {
      outgoing.setHeader('Content-Type', 'text/html')
      return outgoing.end('<title>Not found</title>')
    }
    if (cut && incoming.url?.startsWith(cut)) {
      cut = undefined
      return void answerHalf(`http://localhost:${upstream.port}${incoming.url}`, outgoing)
    }
    const isPage = incoming.headers['sec-fetch-mode'] === 'navigate'
    setTimeout(
      () => {
        const { method, url, headers } = incoming
        const passed = request({ port: upstream.port, method, path: url, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(outgoing)
        })
        passed.on('error', () => outgoing.destroy())
        incoming.pipe(passed)
      },
      isPage ? delay : 0,
    )
  })
  const port = await new Promise<number>((resolve) => {
    front.listen(0, () => {
      const address = front.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

  return {
    url: `http://localhost:${port}`,
    deploy: async (name, { offline = true } = {}) => {
      const folder = await mkdtemp(join(tmpdir(), 'deployed-'))
      folders.push(folder)
      await cp(DIST, folder, { recursive: true })
      await renameBuild(folder, name)
      if (!offline) await writeFile(join(folder, 'sw.js'), (await serviceWorker(false, '/')).code)
      const former = upstream
      upstream = await startServer({ dir: folder, port: 0 })
      await former.close()
    },
    slowPages: (ms) => {
      delay = ms
    },
    connect: (is) => {
      isConnected = is
    },
    coverFiles: (are) => {
      areCovered = are
    },
    cutOnce: (path) => {
      cut = path
    },
    close: async () => {
      front.closeAllConnections()
      front.close()
      await upstream.close()
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
    },
  }
}

async function answerHalf(url: string, outgoing: ServerResponse): Promise<void> {
  const answer = await fetch(url)
  const text = await answer.text()
  for (const name of ['content-type', 'cache-control', 'etag']) {
    outgoing.setHeader(name, answer.headers.get(name) ?? '')
  }
  // Behind an open bracket: elsewhere the half of a script may by chance be a whole one.
  outgoing.end(text.slice(0, text.lastIndexOf('(', text.length / 2) + 1))
}

async function renameBuild(folder: string, name: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const twins = files.filter((file) => /\.html\.(?:br|gz)$|^sw\.js\.(?:br|gz)$/.test(file))
  await Promise.all(twins.map((file) => rm(join(folder, file))))
  const home = await readFile(join(folder, 'index.html'), 'utf8')
  const entry = /data-entry="\/assets\/([^"]+)\.js"/.exec(home)?.[1]
  if (!entry) throw new Error('the home page names no entry script')
  await cp(join(folder, `assets/${entry}.js`), join(folder, `assets/entry-${name}.js`))
  for (const file of files.filter((one) => one.startsWith(`assets/${entry}.js`))) {
    await rm(join(folder, file))
  }
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const page = await readFile(join(folder, file), 'utf8')
    const renamed = page
      .replaceAll(`${entry}.js`, `entry-${name}.js`)
      .replace('<html', `<html data-build="${name}"`)
    await writeFile(join(folder, file), renamed)
  }
}
