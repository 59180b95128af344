import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createSecureServer, type Http2Session } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join, resolve, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
}

/** Bytes that are sealed as one: they fit a segment, as Caddy begins, so that what has come can be read. */
const RECORD = 1369

/** A server that runs: its address, and what Chromium needs to trust it. */
export interface BenchServer {
  origin: string
  chromeFlag: string
  close: () => Promise<void>
}

/**
 * Serves a built site as a good host does: HTTP/2, brotli, long cache for what has a hash. No headers and
 * rules of the site's own, so that its bytes can be set beside those of other sites.
 * @throws Error when there is no `openssl` to make a certificate with.
 */
export async function serveBuild(dir: string): Promise<BenchServer> {
  const { key, cert } = makeCertificate()
  const sessions = new Set<Http2Session>()
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://localhost')
    const found = fileOf(dir, decodeURIComponent(pathname))
    const file = found ?? join(dir, '404.html')
    const isPacked = TEXT.test(file)
    const bytes = packed(file, isPacked)
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      ...(isPacked && { 'content-encoding': 'br' }),
    })
    response.end(bytes)
  })
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD))
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    session.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return {
    origin: `https://localhost:${address.port}`,
    chromeFlag: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`,
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy()
        server.close(() => resolve())
      }),
  }
}

/** Files that hosts pack as they send them. */
const TEXT = /\.(?:html|js|css|svg|json|xml|txt|md|webmanifest)$/

const sent = new Map<string, Buffer>()

/** A file as it is sent; each is packed once. */
function packed(file: string, isPacked: boolean): Buffer {
  const known = sent.get(file)
  if (known) return known
  const source = readFileSync(file)
  const bytes = isPacked ? brotliCompressSync(source) : source
  sent.set(file, bytes)
  return bytes
}

/** File of an address below a folder: `/uk` → `uk.html`. */
function fileOf(dir: string, pathname: string): string | undefined {
  const bare = pathname.replace(/^\/|\/$/g, '')
  return [bare, `${bare}.html`, join(bare, 'index.html')]
    .map((name) => resolve(dir, name))
    .find(
      (file) => file.startsWith(resolve(dir) + sep) && existsSync(file) && statSync(file).isFile(),
    )
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const args =
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  try {
    execFileSync('openssl', [...args.split(' '), '-keyout', keyFile, '-out', certFile], {
      stdio: 'ignore',
    })
    return { key: readFileSync(keyFile), cert: readFileSync(certFile) }
  } catch (error) {
    throw new Error('The bench needs openssl, to serve the site by HTTP/2.', { cause: error })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
