import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'

import sirv from 'sirv'

import {
  CACHE_DEFAULT,
  HIDDEN_FILES,
  MOVED_BY_TEXT,
  type TextRule,
} from '#scripts/hosts/site-rules.ts'
import { HOSTS_FOLDER, TEXT_RULES_FILE } from '#scripts/hosts/write-hosts.ts'

import { headersFor, matchSplat, parseHeaders, parseRedirects } from './host-rules.ts'

const MAX_PORT_TRIES = 10

export type RunningServer = {
  port: number
  /** The address of the site's root: `http://localhost:4173/`. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves a built site like the hosts: clean URLs, `_headers`, `_redirects` and `404.html`. A port in use is
 * skipped; 0 lets the system choose.
 * @throws if there is no site.
 */
export async function startServer({
  dir,
  port,
}: {
  dir: string
  port: number
}): Promise<RunningServer> {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`There is no built site in "${dir}": run npm run build first.`)
  }
  const base = builtBase(dir)
  const answer = siteHandler(dir, base)
  const server = createServer((req, res) => {
    // sirv does not handle errors of the file stream.
    res.on('pipe', (file: Readable) => file.on('error', () => res.destroy()))
    try {
      answer(req, res)
    } catch (error) {
      // Neither a build that replaces the folder nor a malformed address may crash the server.
      if (!(error instanceof URIError)) console.error(error)
      if (!res.headersSent) res.writeHead(error instanceof URIError ? 400 : 500)
      res.end()
    }
  })
  for (let next = port, isListening = false; !isListening; next += 1) {
    try {
      await once(server.listen(next), 'listening')
      isListening = true
    } catch (error) {
      const isInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isInUse || next === port + MAX_PORT_TRIES) throw error
    }
  }
  const { port: boundPort } = server.address() as AddressInfo
  return {
    port: boundPort,
    url: `http://localhost:${boundPort}${base}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

/** Base path of a build, read from its home page. */
function builtBase(dir: string): string {
  return / data-base="([^"]+)"/.exec(readFileSync(join(dir, 'index.html'), 'utf8'))?.[1] ?? '/'
}

/**
 * Answers requests like Netlify: the file, a rule, the 404 page.
 * (On Cloudflare Pages rules take precedence over files, and a rule from `/*` to an `index.html` is ignored:
 * a missing address below `/edu` is not found there.)
 */
function siteHandler(dir: string, base: string): RequestListener {
  // Read for each request, because builds change the files.
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const textRules = () =>
    JSON.parse(read(join(dir, '..', HOSTS_FOLDER, TEXT_RULES_FILE)) || '[]') as TextRule[]
  const sendFile = sirv(dir, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (res, pathname) => {
      // Hosts declare the charset of plain text; without it browsers show garbled Cyrillic.
      const kind = { '.txt': 'plain', '.md': 'markdown' }[extname(pathname)]
      if (!kind || res.hasHeader('content-type')) return
      res.setHeader('Content-Type', `text/${kind}; charset=utf-8`)
    },
  })

  return (req, res) => {
    const { pathname, search } = parseAddress(req.url ?? '')
    const path = decodeURI(pathname)
    const headers = headersFor(parseHeaders(read(join(dir, '_headers'))), path)
    for (const [name, value] of headers) res.setHeader(name, value)
    if (`${path}/` === base) return sendRedirect(res, 301, base + search)
    if (!path.startsWith(base)) return sendNotFound()
    if (!headers.has('cache-control')) res.setHeader('Cache-Control', CACHE_DEFAULT)
    sendPage(pathname, applyRules)

    function sendPage(address: string, sendFallback: () => void): void {
      const file = address.slice(base.length)
      if (HIDDEN_FILES.includes(file)) return sendFallback()
      req.url = `/${file}`
      sendFile(req, res, sendFallback)
    }

    function applyRules(): void {
      for (const { from, to, status } of parseRedirects(read(join(dir, '_redirects')))) {
        const splat = matchSplat(removeLastSlash(from), removeLastSlash(path))
        if (splat === undefined) continue
        const target = to.replace(':splat', () => splat)
        if (status === 404) return applyTextRules(target)
        if (status === 200) return sendPage(encodeURI(target), sendNotFound)
        return sendRedirect(res, status, withQuery(target, search))
      }
      applyTextRules()
    }

    function applyTextRules(missing?: string): void {
      const rule = textRules().find(({ pattern }) =>
        new RegExp(`^${pattern}`, 'i').test(path.slice(base.length)),
      )
      if (rule) sendRedirect(res, MOVED_BY_TEXT, withQuery(rule.to, search))
      else sendNotFound(missing)
    }

    function sendNotFound(page = `${base}404.html`): void {
      // A missing file must not be cached for a year, whatever the rules of its folder are.
      res.setHeader('Cache-Control', 'no-cache')
      res.setHeader('Content-Type', 'text/html;charset=utf-8')
      const body = readFileSync(join(dir, page.slice(base.length)))
      res.writeHead(404, { 'Content-Length': body.length }).end(body)
    }
  }
}

function removeLastSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '')
}

/** Encoded address with the query of a request, before its fragment. */
function withQuery(address: string, search: string): string {
  const url = parseAddress(address)
  url.search = [url.search, search]
    .map((query) => query.slice(1))
    .filter(Boolean)
    .join('&')
  return url.pathname + url.search + url.hash
}

/** A second slash would start the name of another host. */
function parseAddress(address: string): URL {
  return new URL(address.replace(/^\/+/, '/'), 'http://localhost')
}

function sendRedirect(res: ServerResponse, status: number, location: string): void {
  res.writeHead(status, { Location: location }).end()
}
