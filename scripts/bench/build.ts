import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { copyProject } from '#scripts/lib/copy-project.ts'

import type { Figures } from './figures.ts'
import { makePosts, slugOf, writePost } from './make-posts.ts'

/** A site as its owner publishes it: with feeds, pictures for previews and lessons. */
const SETTINGS = {
  DEMO: '',
  SITE_URL: 'https://example.com',
  COURSE_ACCESS_CODES: 'first_code,second_code',
}

/**
 * Builds a copy of the project with each number of posts: cold, warm after one article has changed in one
 * of its languages, then in both, and what the output weighs. Seconds of processor time are steadier than
 * the clock of a busy machine.
 */
export async function benchBuild(
  sizes: readonly number[],
  print: (line: string) => void,
): Promise<Record<string, Figures>> {
  const things: Record<string, Figures> = {}
  for (const posts of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-build-'))
    try {
      copyProject(folder)
      makePosts(join(folder, 'content/posts'), posts)
      print(`build with ${posts} posts, cold`)
      things[`${posts} cold`] = await build(folder)
      writePost(join(folder, 'content/posts'), 1, 'An article that has changed.', ['en'])
      print(`build with ${posts} posts, warm`)
      things[`${posts} warm`] = await build(folder)
      writePost(join(folder, 'content/posts'), 1, 'An article that has changed again.')
      print(`build with ${posts} posts, warm, both languages changed`)
      things[`${posts} warm, both`] = await build(folder)
      things[`${posts} output`] = weigh(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return things
}

/** Figures of one build: its time, and the largest memory of all its processes, which only Linux tells. */
async function build(folder: string): Promise<Figures> {
  const began = performance.now()
  // A group of its own, so that contentlayer's processes are counted with Vite's.
  const times = join(folder, 'times.txt')
  const vite = resolve('node_modules/vite/bin/vite.js')
  const command = `'${process.execPath}' '${vite}' build --app; code=$?; times > '${times}'; exit $code`
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: { ...process.env, ...SETTINGS },
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
    ...(peak !== undefined && { peakMb: Math.round(peak / 1024) }),
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

/**
 * What an output weighs: all of it, the script that every page starts with, the files of an article's
 * page, and the blog's first page and a tag's with the lists that they load.
 */
function weigh(folder: string): Figures {
  const dist = join(folder, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const sizeOf = (file: string) => statSync(join(dist, file)).size
  const scriptsOf = (file: string) => {
    const html = readFileSync(join(dist, file), 'utf8')
    const read = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? ''
    const all = [read('entry'), ...read('modules').split(' '), ...read('page').split(' ')].filter(
      Boolean,
    )
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
