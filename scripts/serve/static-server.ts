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
  /** Fail when the port is in use, instead of trying the next ones. */
  strictPort?: boolean
  /** The path the site stands under, `/repo/`; the one it was built for where none is given. */
  base?: string
}

export type RunningServer = {
  port: number
  /** The address of the site's root: `http://localhost:4173/`. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves a built site as the hosts do: clean URLs, `_headers`, `_redirects` and `404.html`.
 * Throws a sentence when there is no site, when its rules are wrong or when no port is free.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, port, strictPort = false } = options
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`There is no built site in "${dir}": run npm run build first.`)
  }
  const base = normalizeBase(options.base ?? builtBase(dir))
  const answer = siteHandler(dir, base)
  const server = createServer((req, res) => {
    // A file is sent without anybody listening for what goes wrong with it.
    res.on('pipe', (file: Readable) => file.on('error', () => res.destroy()))
    try {
      answer(req, res)
    } catch (error) {
      // A build that empties the folder meanwhile must not end the server.
      console.error(error)
      res.destroy()
    }
  })
  const taken = await listenOnFreePort(server, port, strictPort ? port : port + FURTHER_PORTS)
  return {
    port: taken,
    url: `http://localhost:${taken}${base}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

/** The path that a site was built for, as its pages tell their scripts. */
function builtBase(dir: string): string {
  return / data-base="([^"]+)"/.exec(readFileSync(join(dir, 'index.html'), 'utf8'))?.[1] ?? '/'
}

/** Listens on the first free port of a range and says which one it is. */
async function listenOnFreePort(server: Server, first: number, last: number): Promise<number> {
  for (let port = first; port <= Math.min(last, 65_535); port += 1) {
    const taken = await listen(server, port)
    if (taken !== undefined) return taken
  }
  throw new Error(
    first === last
      ? `Port ${first} is in use: stop what listens there or choose another port.`
      : `The ports ${first} to ${last} are all in use: choose another one.`,
  )
}

/** Listens on one port; `undefined` when it is in use. */
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
 * Answers requests from a folder as Netlify does: the file, a rule, the nearest 404 page.
 * (Cloudflare Pages lets every rule win over a file, and passes over one that leads from `/*` to an `index.html`:
 * an address below `/edu` without a file is not found there.)
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
      // Whatever the rules say of its folder, a missing file must not be remembered for a year.
      res.setHeader('Cache-Control', 'no-cache')
      // Part of an error page, or "not modified", would hide the status.
      delete req.headers.range
      delete req.headers['if-none-match']
      sendPage(page, 404, () => sendText(res, 404, 'There is no such page.'))
    }
  }
}

/**
 * Makes the function that sends a file of a folder with a status and an etag, as it is, which hosts pack as they send
 * it; without such a file it does what `otherwise` says.
 */
function fileSender(dir: string) {
  const sendOk = sirv(dir, {
    // Looks at the disk on every request: a list made at the start would be wrong after the next build.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (res, pathname) => {
      if (res.hasHeader('content-type')) return
      // The hosts name the charset of plain text; without it a browser shows Cyrillic as noise.
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
        // sirv leaves out the etag that RFC 9110 (15.4.5) asks for.
        if (code === 304 && etag !== undefined) res.setHeader('ETag', etag)
        return writeHead(code === 200 ? status : code, headers)
      },
    })
    req.url = encodeURI(pathname).replace(/[?#]/g, encodeURIComponent)
    // A range that ends before it starts makes sirv throw, and it knows no If-Range; a server may pass a range
    // over (RFC 9110, 14.2).
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

/** Makes the function that reads a file of rules; it parses them at once, and again when a build has changed the file. */
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
