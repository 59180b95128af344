import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

import { listPictures } from '#scripts/content/check-picture.ts'
import {
  describeImage,
  deleteUnusedPictures,
  type ImageVariant,
  getStem,
} from '#scripts/content/images.ts'
import { getHash } from '#scripts/lib/hash.ts'
import type { Picture } from '#src/content/model.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { cover } from '#src/lib/cover-art.ts'
import { once } from '#src/lib/memoize.ts'

import type { ContentStore } from './content-store.ts'
import { createFileWriter } from './output-folder.ts'

/** Formats of generated covers: wide, and square for the large card of a post. */
const FORMATS = {
  wide: { w: 1200, h: 675, suffix: '' },
  square: { w: 900, h: 900, suffix: '-square' },
}

const drawnCovers = new Map<string, string>()

/** Generated picture for an id and tags. */
export function drawCover(
  id: string,
  tags: readonly string[],
  format: keyof typeof FORMATS = 'wide',
): Picture {
  const { suffix, ...size } = FORMATS[format]
  const svg = cover(id, [...tags], size)
  const src = `assets/covers/${id}${suffix}-${getHash(svg).slice(0, 8)}.svg`
  drawnCovers.set(src, svg)
  return { src, width: size.w, height: size.h }
}

/** Placeholder drawing for a photograph; pages reference it with `<use>`, in their text color. */
export function portraitPicture(): Picture {
  const svg = readFileSync('src/lib/portrait.svg', 'utf8')
  const src = `assets/portrait-${getHash(svg).slice(0, 8)}.svg`
  drawnCovers.set(src, svg)
  return { src, width: 400, height: 500 }
}

/** Cover files beside posts, by path. */
const measured = new Map<string, Picture>()

/**
 * Measures a cover file beside a post before a list uses it.
 * @throws ContentError if the file is not a picture.
 */
export async function measureCover(file: string): Promise<void> {
  const { image } = await describeImage(file)
  measured.set(file, image)
}

/** Own cover of a post: a web address, or a measured file. */
export function ownCover(source: string, alt: string | undefined): Picture | undefined {
  const { w, h } = FORMATS.wide
  const picture = source.startsWith('http')
    ? { src: source, width: w, height: h }
    : measured.get(source)
  return picture && { ...picture, alt }
}

/** Files of images in articles, encoded on first use. */
const encoding = once(renderImages)

/** Serves the pictures of the content; a build starts with the slowest ones. */
export function mediaPlugin(): Plugin {
  return {
    name: 'site-media',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void respond().catch(next)
        async function respond() {
          const path = (request.url ?? '').split('?')[0]?.replace(server.config.base, '') ?? ''
          if (!path.startsWith('assets/')) return next()
          const svg = drawnCovers.get(path)
          const image = svg ? undefined : await getImageVariant(path)
          if (!svg && !image) return next()
          const extension = path.split('.').at(-1)
          response.setHeader('content-type', `image/${extension === 'svg' ? 'svg+xml' : extension}`)
          response.end(svg ?? (await image?.render()))
        }
      })
    },
    configResolved({ command }) {
      if (command !== 'build') return
      // Encoding takes seconds and runs in parallel with the build. Errors are thrown where it is awaited.
      encoding().catch(() => undefined)
    },
  }
}

/**
 * Writes the pictures of the content to the output: drawn covers and images of articles.
 * @throws if a picture cannot be encoded.
 */
export async function writePictures(
  store: Pick<ContentStore, 'summaries' | 'projects'>,
  dist: string,
): Promise<void> {
  for (const locale of LOCALES) {
    store.summaries(locale)
    store.projects(locale)
  }
  portraitPicture()
  const write = createFileWriter(dist)
  for (const [file, svg] of drawnCovers) write(file, svg)
  for (const { path, source } of await encoding()) write(path, source)
  deleteUnusedPictures()
}

/** Finds the article picture with an address. */
export async function getImageVariant(path: string, root = '.'): Promise<ImageVariant | undefined> {
  for (const file of listPictures(root).filter((picture) => path.startsWith(getStem(picture)))) {
    // A damaged picture is reported by the checks and must not affect the others.
    const described = await describeImage(join(root, file)).catch(() => undefined)
    const image = described?.variants.find((variant) => variant.path === path)
    if (image) return image
  }
  return undefined
}

/** Encodes all article pictures one after another, because each uses a whole core. */
async function renderImages(): Promise<{ path: string; source: Uint8Array }[]> {
  const described = await Promise.all(listPictures().map((file) => describeImage(file)))
  const files = []
  for (const { path, render } of described.flatMap(({ variants }) => variants)) {
    files.push({ path, source: await render() })
  }
  return files
}
