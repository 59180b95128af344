import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { findFreePort } from '#scripts/find-free-port.ts'
import { startServer } from '#scripts/serve/static-server.ts'
import { FIXTURE_SITES } from '#scripts/test/fixture-site.ts'

import { ask } from './ask.ts'

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

const { folder: FOLDER } = FIXTURE_SITES.demo
const DIST = `${FOLDER}/dist`

/** A host that serves the fixture site with the configuration written by the build. */
export interface HostServer {
  origin: string
  /** Whether moved addresses are matched regardless of case. */
  ignoresCase: boolean
  /** Whether a trailing slash of a page's address is redirected. */
  removesTrailingSlash: boolean
  close: () => Promise<void>
}

/**
 * The preview server: `_headers` and `_redirects` as Netlify and Cloudflare Pages read them, and substring
 * redirects.
 */
export async function startModel(): Promise<HostServer> {
  const server = await startServer({ dir: DIST, port: 0 })
  return {
    origin: `http://127.0.0.1:${server.port}`,
    ignoresCase: false,
    removesTrailingSlash: false,
    close: server.close,
  }
}

/** nginx with `dist-hosts/nginx.conf`. */
export async function startNginx(program: string): Promise<HostServer> {
  const brotli = existsSync(BROTLI_MODULE)
  const types = getTypes(program)
  if (types === undefined) throw new Error(`${program} has no list of media types`)
  const port = await findFreePort()
  const site = readFileSync(`${FOLDER}/dist-hosts/nginx.conf`, 'utf8')
    .replace('listen [::]:80 default_server;', '')
    .replace('listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`)
    .replace('/usr/share/nginx/html;', `${resolve(DIST)};`)
    .replace('# With the ngx_brotli module: brotli on;', brotli ? 'brotli on;' : '')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = [
    brotli ? `load_module ${BROTLI_MODULE};` : '',
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    'http {',
    `include ${types};`,
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    '}',
  ].join('\n')
  writeFileSync(join(folder, 'nginx.conf'), config)
  const close = await start(port, folder, program, ['-p', folder, '-c', `${folder}/nginx.conf`])
  return {
    origin: `http://127.0.0.1:${port}`,
    ignoresCase: true,
    removesTrailingSlash: true,
    close,
  }
}

/** Path of nginx's media types: beside its default configuration, or where its package was unpacked. */
function getTypes(program: string): string | undefined {
  const [, settings = ''] =
    /--conf-path=(\S+)/.exec(spawnSync(program, ['-V']).stderr.toString()) ?? []
  return [dirname(settings), join(program, '../../../etc/nginx')]
    .map((folder) => join(folder, 'mime.types'))
    .find((path) => existsSync(path))
}

/** Caddy with `dist-hosts/Caddyfile`. */
export async function startCaddy(program: string): Promise<HostServer> {
  const port = await findFreePort()
  const site = readFileSync(`${FOLDER}/dist-hosts/Caddyfile`, 'utf8')
    .replace('{$SITE_ADDRESS::80}', `http://127.0.0.1:${port}`)
    .replace('root * /srv', `root * ${resolve(DIST)}`)
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  const close = await start(port, folder, program, ['run', '--config', config])
  return {
    origin: `http://127.0.0.1:${port}`,
    ignoresCase: true,
    removesTrailingSlash: true,
    close,
  }
}

async function start(port: number, folder: string, program: string, args: string[]) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdout.resume()
  for (let attempts = 0; attempts < 200; attempts += 1) {
    if (child.exitCode !== null) throw new Error(`${program} stopped: ${output}`)
    try {
      await ask(`http://127.0.0.1:${port}/`)
      return () => stop(child, folder)
    } catch {
      await wait(50)
    }
  }
  await stop(child, folder)
  throw new Error(`${program} does not answer: ${output}`)
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const hasEnded = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await hasEnded
  rmSync(folder, { recursive: true, force: true })
}
