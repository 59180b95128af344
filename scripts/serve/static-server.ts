import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'

import sirv from 'sirv'

import { CACHE_DEFAULT, MOVED_BY_TEXT, type TextRule } from '#scripts/hosts/site-rules.ts'
import { HOSTS_FOLDER, TEXT_RULES_FILE } from '#scripts/hosts/write-hosts.ts'

import {
  resolveDestination,
  headersFor,
  parseHeaders,
  parseRedirects,
  withQuery,
} from './host-rules.ts'

const MAX_PORT_TRIES = 10

export type ServerOptions = {
  /** The folder of the built site. */
  dir: string
  /** 0 lets the system choose. */
  port: number
  /** Fail if the port is in use, instead of trying the next ones. */
  strictPort?: boolean
}

export type RunningServer = {
  port: number
  /** The address of the site's root: `http://localhost:4173/`. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves a built site like the hosts: clean URLs, `_headers`, `_redirects` and `404.html`.
 * Throws if there is no site or no port is free.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, port, strictPort = false } = options
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
      // A build that replaces the folder must not crash the server.
      console.error(error)
      res.destroy()
    }
  })
  const boundPort = await listenOnFreePort(server, port, strictPort ? port : port + MAX_PORT_TRIES)
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

/** Listens on the first free port of a range and returns it. */
async function listenOnFreePort(server: Server, first: number, last: number): Promise<number> {
  for (let port = first; port <= Math.min(last, 65_535); port += 1) {
    try {
      await once(server.listen(port), 'listening')
      return (server.address() as AddressInfo).port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  throw new Error(
    first === last
      ? `Port ${first} is in use: stop the process that uses it or choose another port.`
      : `The ports ${first} to ${last} are all in use: choose another one.`,
  )
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
    const target = parseTarget(req.url ?? '')
    if (!target) return sendText(res, 400, 'The address is malformed.')
    const { pathname, search } = target
    const headers = headersFor(parseHeaders(read(join(dir, '_headers'))), pathname)
    for (const [name, value] of headers) res.setHeader(name, value)
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD')
      return sendText(res, 405, 'Only GET and HEAD are served here.')
    }
    if (`${pathname}/` === base) return sendRedirect(res, 301, base + search)
    if (!pathname.startsWith(base)) return sendText(res, 404, `The site is served under ${base}.`)
    if (!headers.has('cache-control')) res.setHeader('Cache-Control', CACHE_DEFAULT)

    sendPage(pathname, applyRules)

    function applyRules(): void {
      for (const rule of parseRedirects(read(join(dir, '_redirects')))) {
        const destination = resolveDestination(rule, pathname, search)
        if (destination === undefined) continue
        const file = parseTarget(destination)?.pathname ?? ''
        if (rule.status === 404) return applyTextRules(file)
        if (rule.status !== 200) return sendRedirect(res, rule.status, destination)
        return sendPage(file, () => sendNotFound())
      }
      applyTextRules()
    }

    function applyTextRules(missing?: string): void {
      const path = pathname.slice(base.length)
      const rule = textRules().find(({ pattern }) => new RegExp(`^${pattern}`, 'i').test(path))
      if (rule) sendRedirect(res, MOVED_BY_TEXT, withQuery(rule.to, search))
      else sendNotFound(missing)
    }

    function sendPage(path: string, sendFallback: () => void): void {
      const file = path.slice(base.length - 1)
      if (!path.startsWith(base) || !isServable(file)) return sendFallback()
      req.url = encodeURI(file).replace(/[?#]/g, encodeURIComponent)
      sendFile(req, res, sendFallback)
    }

    function sendNotFound(page = `${base}404.html`): void {
      // A missing file must not be cached for a year, whatever the rules of its folder are.
      res.setHeader('Cache-Control', 'no-cache')
      const file = join(dir, page.slice(base.length).replace(/(?:\.html)?$/, '.html'))
      if (!existsSync(file)) return sendText(res, 404, 'Page not found.')
      res.setHeader('Content-Type', 'text/html;charset=utf-8')
      const body = readFileSync(file)
      res.writeHead(404, { 'Content-Length': body.length }).end(body)
    }
  }
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  res.writeHead(status).end(`${text}\n`)
}

function sendRedirect(res: ServerResponse, status: number, location: string): void {
  res.setHeader('Location', location)
  res.writeHead(status).end()
}

/**
 * Parses and decodes the target of a request: `/blog/%D1%8F?x=1` → `{ pathname: '/blog/я', search: '?x=1' }`.
 * `undefined` if the percent-encoding is malformed, or it contains a control character or is not a path.
 */
function parseTarget(url: string): { pathname: string; search: string } | undefined {
  // Not `new URL`, which parses `//blog` as a host and resolves `..` before it can be rejected.
  const [, encoded, search = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(url) ?? []
  if (encoded === undefined) return undefined
  try {
    const pathname = encoded
      .split('/')
      // An encoded slash stays encoded, so that it cannot become a path separator.
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F'))
      .join('/')
    return /\p{Cc}/u.test(pathname) ? undefined : { pathname, search }
  } catch {
    return undefined
  }
}

/**
 * Whether a decoded pathname may be served: not a path outside of the folder, a dotfile,
 * or `_headers` and `_redirects`.
 */
function isServable(pathname: string): boolean {
  const segments = pathname.replace(/\/$/, '').split('/').slice(1)
  if (segments.some((segment) => segment === '' || /^\.(?!well-known$)|\\|%2F/i.test(segment))) {
    return pathname === '/'
  }
  return !/^\/_(headers|redirects)\/?$/i.test(pathname)
}
