import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { rolldown } from 'rolldown'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

import { createPacker } from './compress.ts'
import { readAsSent } from './pack-file.ts'

const PAGE = '<p>A page.</p>'.repeat(100)

const code = mkdtempSync(join(tmpdir(), 'pack-code-'))

beforeAll(async () => {
  const bundle = await rolldown({ input: 'scripts/build/pack-thread.ts', platform: 'node' })
  await bundle.write({ dir: code })
  return () => rmSync(code, { recursive: true })
})

function createFolders() {
  const root = mkdtempSync(join(tmpdir(), 'pack-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const place = (name: string) => join(root, name)
  return { site: (build: string) => writeSite(place(build)), cache: place('cache') }
}

function writeSite(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'small.txt'), 'Too small.')
  writeFileSync(join(folder, 'assets/picture.png'), PAGE)
  writeFileSync(join(folder, 'assets/code.js'), PAGE)
  return folder
}

test('each text file of some size has two packed ones beside it', async () => {
  const { site, cache } = createFolders()
  const folder = site('first')
  const packer = createPacker(folder, { cache, code })
  packer.add(join(folder, 'index.html'))
  await packer.finish()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file)).toSorted()).toEqual([
    'assets/code.js.br',
    'assets/code.js.gz',
    'index.html.br',
    'index.html.gz',
  ])
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))))).toBe(PAGE)
  expect(String(gunzipSync(readFileSync(join(folder, 'assets/code.js.gz'))))).toBe(PAGE)
})

test('what was packed once is kept, and forgotten when no build asks for it', async () => {
  const { site, cache } = createFolders()
  await createPacker(site('first'), { cache, code }).finish()
  const kept = readdirSync(cache)
  expect(kept).toHaveLength(2)
  const second = site('second')
  writeFileSync(join(cache, kept.find((name) => name.endsWith('.gz')) ?? ''), 'kept')
  await createPacker(second, { cache, code }).finish()
  expect(readFileSync(join(second, 'index.html.gz'), 'utf8')).toBe('kept')
  const third = site('third')
  writeFileSync(join(third, 'index.html'), PAGE.toUpperCase())
  rmSync(join(third, 'assets/code.js'))
  await createPacker(third, { cache, code }).finish()
  expect(readdirSync(cache)).toHaveLength(2)
  expect(readdirSync(cache)).not.toEqual(kept)
})

test('a page that lies elsewhere is copied before it is packed, and can be changed for itself', async () => {
  const { site, cache } = createFolders()
  const folder = site('first')
  const kept = join(folder, '../kept.html')
  writeFileSync(kept, PAGE)
  const page = join(folder, 'blog/post.html')
  const packer = createPacker(folder, { cache, code })
  packer.add(page, kept)
  await packer.finish()
  expect(String(gunzipSync(readFileSync(`${page}.gz`)))).toBe(PAGE)
  writeFileSync(page, 'changed')
  expect(readFileSync(kept, 'utf8')).toBe(PAGE)
})

test('of a site of a thousand pages scripts and styles alone are packed, and pages copied', async () => {
  const { site, cache } = createFolders()
  const folder = site('first')
  const kept = join(folder, '../kept.html')
  writeFileSync(kept, PAGE)
  writeFileSync(join(folder, 'assets/drawing.svg'), PAGE)
  writeFileSync(join(folder, 'post.js'), PAGE)
  const packer = createPacker(folder, { cache, code })
  packer.addCode()
  packer.expect(1000)
  packer.add(join(folder, 'blog/post.html'), kept)
  await packer.finish()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file)).toSorted()).toEqual([
    'assets/code.js.br',
    'assets/code.js.gz',
  ])
  expect(readFileSync(join(folder, 'blog/post.html'), 'utf8')).toBe(PAGE)
  for (const name of ['index.html', 'assets/code.js']) {
    const { bytes, isPacked } = readAsSent(join(folder, name))
    expect(isPacked, name).toBe(true)
    expect(String(brotliDecompressSync(bytes))).toBe(PAGE)
  }
  const picture = readAsSent(join(folder, 'assets/picture.png'))
  expect({ ...picture, bytes: String(picture.bytes) }).toEqual({ bytes: PAGE, isPacked: false })
})

test('a file that cannot be packed stops the build, with its name', async () => {
  const { site, cache } = createFolders()
  const folder = site('first')
  const packer = createPacker(folder, { cache, code })
  packer.add(join(folder, 'none.html'))
  await expect(packer.finish()).rejects.toThrow('none.html')
})
