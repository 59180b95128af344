/**
 * Measures builds with many posts: cold, and again after one article has changed.
 *
 *   tsx scripts/bench/build.ts [--n 20,200] [--out figures.json]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import { copyProject } from './copy-project.ts'
import { slugOf, writePost } from './make-posts.ts'

/** One build. */
export interface BuildRun {
  seconds: number
  /** Seconds of processor time, steadier than the clock of a busy machine. */
  cpuSeconds: number
  /** Largest memory of all its processes together; only Linux tells. */
  peakMb: number | undefined
}

/** What building a site with `posts` measured posts in two languages has shown; bytes as they are on disk. */
export interface BuildFigures {
  posts: number
  cold: BuildRun
  warm: BuildRun
  outputMb: number
  htmlFiles: number
  /** The script that every page starts with, and all the files of an article's page. */
  entryBytes: number
  postScriptBytes: number
  /** The blog's first page and a tag's: the document, and the lists that it loads. */
  listBytes: number
  listDataBytes: number
  tagBytes: number
  load: number
}

/** Builds a copy of the project with each number of posts. */
export async function benchBuild({ sizes }: { sizes: readonly number[] }): Promise<BuildFigures[]> {
  const figures: BuildFigures[] = []
  for (const posts of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-build-'))
    try {
      copyProject(folder, posts)
      const cold = await build(folder)
      writePost(join(folder, 'content/posts'), 1, 'An article that has changed.')
      const warm = await build(folder)
      figures.push({ posts, cold, warm, ...weigh(folder), load: loadavg()[0] ?? 0 })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return figures
}

async function build(folder: string): Promise<BuildRun> {
  const { DEMO: _, SITE_URL: __, ...env } = process.env
  const began = performance.now()
  // A group of its own, so that contentlayer's processes are counted with Vite's.
  const times = join(folder, 'times.txt')
  const vite = resolve('node_modules/vite/bin/vite.js')
  const command = `'${process.execPath}' '${vite}' build --app; code=$?; times > '${times}'; exit $code`
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  let peak: number | undefined
  const watch = setInterval(() => {
    const now = memoryOf(child.pid ?? 0)
    if (now !== undefined) peak = Math.max(peak ?? 0, now)
  }, 100)
  const code = await new Promise<number | null>((ended) => child.on('close', ended))
  clearInterval(watch)
  if (code !== 0) throw new Error(`the build stopped: ${errors.slice(-2000)}`)
  return {
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: childSeconds(readFileSync(times, 'utf8')),
    peakMb: peak && Math.round(peak / 1024),
  }
}

/** Seconds in the second line of the shell's `times`, which is of its children: `1m2.5s 0m3s` → 65.5. */
function childSeconds(times: string): number {
  const [, children = ''] = times.trim().split('\n')
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}

/** Resident memory in KiB of all processes of a group, from Linux' own files. */
function memoryOf(group: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  let sum = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const status = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
      if (Number(fields[2]) !== group) continue
      sum += Number(readFileSync(`/proc/${name}/statm`, 'utf8').split(' ')[1]) * 4
    } catch {
      // The process has ended in the meantime.
    }
  }
  return sum
}

function weigh(folder: string) {
  const dist = join(folder, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const sizeOf = (file: string) => statSync(join(dist, file)).size
  const scriptsOf = (file: string) => {
    const html = readFileSync(join(dist, file), 'utf8')
    const read = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? ''
    const all = [read('entry'), ...read('modules').split(' ')].filter(Boolean)
    return all.map((path) => path.slice(1))
  }
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + sizeOf(path), 0)
  const [entry = ''] = scriptsOf('index.html')
  const outputBytes = files.reduce((total, file) => {
    const { size } = statSync(join(dist, file))
    return total + (statSync(join(dist, file)).isFile() ? size : 0)
  }, 0)
  return {
    outputMb: Math.round(outputBytes / 2 ** 20),
    htmlFiles: files.filter((file) => file.endsWith('.html')).length,
    entryBytes: sizeOf(entry),
    postScriptBytes: sum(scriptsOf(`blog/${slugOf(1)}.html`)),
    listBytes: sizeOf('blog.html'),
    listDataBytes: sum(scriptsOf('blog.html').filter((path) => path.startsWith('content/'))),
    tagBytes: sizeOf('blog/tag/ai.html'),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { n: { type: 'string', default: '20,200' }, out: { type: 'string' } },
  })
  const figures = await benchBuild({ sizes: values.n.split(',').map(Number) })
  console.table(
    figures.map(({ cold, warm, ...rest }) => ({
      posts: rest.posts,
      'cold s': cold.seconds.toFixed(1),
      'cold cpu s': cold.cpuSeconds.toFixed(1),
      'cold MB': cold.peakMb,
      'warm s': warm.seconds.toFixed(1),
      'warm cpu s': warm.cpuSeconds.toFixed(1),
      'warm MB': warm.peakMb,
      'output MB': rest.outputMb,
      html: rest.htmlFiles,
      entry: rest.entryBytes,
      'post scripts': rest.postScriptBytes,
      'list html': rest.listBytes,
      'list data': rest.listDataBytes,
      'tag html': rest.tagBytes,
      load: rest.load.toFixed(1),
    })),
  )
  if (values.out) writeFileSync(values.out, JSON.stringify(figures, undefined, 2))
}
