import { existsSync, readFileSync, statSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import sirv from 'sirv'

import { CACHE_DEFAULT, MOVED_BY_TEXT, type TextRule } from '#scripts/hosts/site-rules.ts'
import { HOSTS_FOLDER, TEXT_RULES_FILE } from '#scripts/hosts/write-hosts.ts'

import { headersFor, parseHeaders } from './parse-headers.ts'
import { destinationOf, parseRedirects, withQuery } from './parse-redirects.ts'
import { isServable, normalizeBase, parseTarget } from './request-target.ts'

const FURTHER_PORTS = 10

export type ServerOptions = {
  /** The folder of the built site. */
  dir: string
  /** 0 lets the system choose. */
  port: number
  /** Fail if the port is in use, instead of trying the next ones. */
  strictPort?: boolean
  /** Base path, `/repo/`; by default the one of the build. */
  base?: string
}

export type RunningServer = {
  port: number
  /** The address of the site's root: `http://localhost:4173/`. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves a built site like the hosts: clean URLs, `_headers`, `_redirects` and `404.html`.
 * Throws if there is no site, its rules are invalid or no port is free.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, port, strictPort = false } = options
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`There is no built site in "${dir}": run npm run build first.`)
  }
  const base = normalizeBase(options.base ?? builtBase(dir))
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
  const boundPort = await listenOnFreePort(server, port, strictPort ? port : port + FURTHER_PORTS)
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
    const boundPort = await listen(server, port)
    if (boundPort !== undefined) return boundPort
  }
  throw new Error(
    first === last
      ? `Port ${first} is in use: stop what listens there or choose another port.`
      : `The ports ${first} to ${last} are all in use: choose another one.`,
  )
}

/** Listens on one port; `undefined` if it is in use. */
function listen(server: Server, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (action: () => void) => {
      server.off('error', onError).off('listening', onListening)
      action()
    }
    const onError = (error: NodeJS.ErrnoException) =>
      settle(() => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    const onListening = () =>
      settle(() => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : port)
      })
    server.on('error', onError).on('listening', onListening).listen(port)
  })
}

/**
 * Answers requests like Netlify: the file, a rule, the nearest 404 page.
 * (On Cloudflare Pages rules take precedence over files, and a rule from `/*` to an `index.html` is ignored:
 * a missing address below `/edu` is not found there.)
 */
function siteHandler(dir: string, base: string): RequestListener {
  const headerRules = rulesReader(join(dir, '_headers'), parseHeaders)
  const redirectRules = rulesReader(join(dir, '_redirects'), parseRedirects)
  const textRules = rulesReader(
    join(dir, '..', HOSTS_FOLDER, TEXT_RULES_FILE),
    (text) => JSON.parse(text) as TextRule[],
  )
  const sendFile = fileSender(dir)

  return (req, res) => {
    const target = parseTarget(req.url ?? '')
    if (!target) return sendText(res, 400, 'The address is malformed.')
    const { pathname, search } = target
    const headers = headersFor(headerRules(), pathname)
    for (const [name, value] of headers) res.setHeader(name, value)
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD')
      return sendText(res, 405, 'Only GET and HEAD are served here.')
    }
    if (`${pathname}/` === base) return sendRedirect(res, 301, base + search)
    if (!pathname.startsWith(base)) return sendText(res, 404, `The site is served under ${base}.`)
    if (!headers.has('cache-control')) res.setHeader('Cache-Control', CACHE_DEFAULT)

    sendPage(pathname, 200, applyRules)

    function applyRules(): void {
      let missing: string | undefined
      for (const rule of redirectRules()) {
        const destination = destinationOf(rule, pathname, search)
        if (destination === undefined) continue
        const file = parseTarget(destination)?.pathname ?? ''
        if (rule.status === 404) {
          missing = file
          break
        }
        if (rule.status !== 200) return sendRedirect(res, rule.status, destination)
        return sendPage(file, 200, () => sendNotFound())
      }
      const path = pathname.slice(base.length)
      const byText = textRules().find(({ pattern }) => new RegExp(`^${pattern}`, 'i').test(path))
      if (byText) return sendRedirect(res, MOVED_BY_TEXT, withQuery(byText.to, search))
      sendNotFound(missing)
    }

    function sendPage(path: string, status: 200 | 404, otherwise: () => void): void {
      const file = path.slice(base.length - 1)
      if (!path.startsWith(base) || !isServable(file)) return otherwise()
      sendFile(req, res, file, status, otherwise)
    }

    function sendNotFound(page = notFoundPage(dir, base, pathname)): void {
      // A missing file must not be cached for a year, whatever the rules of its folder are.
      res.setHeader('Cache-Control', 'no-cache')
      // Range and conditional requests would replace the status.
      delete req.headers.range
      delete req.headers['if-none-match']
      sendPage(page, 404, () => sendText(res, 404, 'There is no such page.'))
    }
  }
}

/**
 * Creates a function that sends a file of a folder with a status and an ETag, uncompressed; hosts compress
 * themselves. It calls `otherwise` if there is no such file.
 */
function fileSender(dir: string) {
  const sendOk = sirv(dir, {
    // Checks the disk on every request, because builds change the files.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (res, pathname) => {
      if (res.hasHeader('content-type')) return
      // Hosts declare the charset of plain text; without it browsers show garbled Cyrillic.
      if (pathname.endsWith('.txt')) res.setHeader('Content-Type', 'text/plain; charset=utf-8')
      if (pathname.endsWith('.md')) res.setHeader('Content-Type', 'text/markdown; charset=utf-8')
    },
  })

  return (
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
    status: 200 | 404,
    otherwise: () => void,
  ): void => {
    const etag = req.headers['if-none-match']
    const writeHead = res.writeHead.bind(res)
    Object.assign(res, {
      writeHead: (code: number, headers: OutgoingHttpHeaders = {}) => {
        // sirv omits the ETag that RFC 9110 (15.4.5) requires.
        if (code === 304 && etag !== undefined) res.setHeader('ETag', etag)
        return writeHead(code === 200 ? status : code, headers)
      },
    })
    req.url = encodeURI(pathname).replace(/[?#]/g, encodeURIComponent)
    // sirv throws for a range that ends before it starts, and does not support If-Range; a server may ignore a range
    // (RFC 9110, 14.2).
    const isConditional = req.headers['if-range'] !== undefined
    if (isConditional || !isForwardRange(req.headers.range)) delete req.headers.range
    sendOk(req, res, otherwise)
  }
}

function isForwardRange(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  return start !== undefined && (end === '' || Number(start) <= Number(end))
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  res.writeHead(status).end(`${text}\n`)
}

function sendRedirect(res: ServerResponse, status: number, location: string): void {
  res.setHeader('Location', location)
  res.writeHead(status).end()
}

/** Creates a function that returns the rules of a file; it parses them at once and again after a change. */
function rulesReader<Rule>(path: string, parse: (text: string) => Rule[]): () => Rule[] {
  let version: number | undefined
  let rules: Rule[] = []
  const read = () => {
    const current = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (current !== version) {
      rules = current === undefined ? [] : parse(readFileSync(path, 'utf8'))
      version = current
    }
    return rules
  }
  read()
  return read
}

/** The nearest `404.html` on the way up, as on Cloudflare Pages: `/uk/blog/x` → `/uk/404.html` where it exists. */
function notFoundPage(dir: string, base: string, pathname: string): string {
  const file = pathname.slice(base.length - 1)
  const folders = isServable(file) ? file.split('/').slice(1, -1) : []
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const page = `${folders.slice(0, depth).join('/')}/404.html`
    if (existsSync(join(dir, page))) return base + page
  }
  return `${base}404.html`
}
