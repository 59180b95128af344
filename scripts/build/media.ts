import { join } from 'node:path'

import type { Plugin } from 'vite'

import { listPictures } from '#scripts/content/check-picture.ts'
import {
  describeImage,
  forgetPictures,
  type ImageVariant,
  stemOf,
} from '#scripts/content/images.ts'
import { hashOf } from '#scripts/lib/hash.ts'
import type { Picture } from '#src/content/model.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { cover, PORTRAIT, portrait } from '#src/lib/cover-art.ts'
import { once } from '#src/lib/memoize.ts'

import type { ContentStore } from './content-store.ts'
import { createFileWriter } from './file-writer.ts'

const COVER = { w: 1200, h: 675 }
const SQUARE = { w: 900, h: 900 }

const drawn = new Map<string, string>()

/** A picture that an id and tags determine, wide. */
export function coverOf(id: string, { tags }: { tags: readonly string[] }): Picture {
  return drawCover(id, tags, COVER, '')
}

/** The covers of a post: wide, and square for the large card. */
export function coversOf(
  slug: string,
  { tags }: { tags: readonly string[] },
): { cover: Picture; squareCover: Picture } {
  return {
    cover: drawCover(slug, tags, COVER, ''),
    squareCover: drawCover(slug, tags, SQUARE, '-square'),
  }
}

function drawCover(
  id: string,
  tags: readonly string[],
  size: typeof COVER,
  suffix: string,
): Picture {
  const svg = cover(id, [...tags], size)
  const src = `assets/covers/${id}${suffix}-${hashOf(svg).slice(0, 8)}.svg`
  drawn.set(src, svg)
  return { src, width: size.w, height: size.h }
}

/** The drawing that stands in for a photograph; a page shows it by `<use>`, in its own ink. */
export function portraitPicture(): Picture {
  const { w, h } = PORTRAIT
  const svg = portrait().replace('<path ', '<path id="portrait" ')
  const src = `assets/portrait-${hashOf(svg).slice(0, 8)}.svg`
  drawn.set(src, svg)
  return { src, width: w, height: h }
}

/** Covers that lie beside posts, by their files. */
const measured = new Map<string, Picture>()

/**
 * Measures a cover that lies beside a post, before a list asks for it.
 * @throws ContentError when the file is no picture.
 */
export async function measureCover(file: string): Promise<void> {
  const { image } = await describeImage(file)
  measured.set(file, image)
}

/** A post's own cover in place of the drawn ones: an address on the web, or a file that has been measured. */
export function ownCover(source: string, alt: string | undefined) {
  const picture = source.startsWith('http')
    ? { src: source, width: COVER.w, height: COVER.h }
    : measured.get(source)
  return picture && { cover: { ...picture, alt } satisfies Picture, squareCover: undefined }
}

/** The files of images that articles hold, once they are asked for. */
const encoding = once(renderImages)

/** Serves the pictures of the content, and has a build begin with those that take it longest. */
export function mediaPlugin(): Plugin {
  return {
    name: 'site-media',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void respond().catch(next)
        async function respond() {
          const path = (request.url ?? '').split('?')[0]?.replace(server.config.base, '') ?? ''
          if (!path.startsWith('assets/')) return next()
          const svg = drawn.get(path)
          const image = svg ? undefined : await imageAt(path)
          if (!svg && !image) return next()
          const extension = path.split('.').at(-1)
          response.setHeader('content-type', `image/${extension === 'svg' ? 'svg+xml' : extension}`)
          response.end(svg ?? (await image?.render()))
        }
      })
    },
    configResolved({ command }) {
      if (command !== 'build') return
      // Encoding takes seconds, which nothing else of the build waits for. An error is thrown where it is awaited.
      encoding().catch(() => undefined)
    },
  }
}

/**
 * Writes the pictures of the content into an output: drawn covers, and images that articles hold.
 * @throws when a picture cannot be encoded.
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
  for (const [file, svg] of drawn) write(file, svg)
  for (const { path, source } of await encoding()) write(path, source)
  forgetPictures()
}

/** The picture at an address, of those beside articles. */
export async function imageAt(path: string, root = '.'): Promise<ImageVariant | undefined> {
  for (const file of listPictures(root).filter((one) => path.startsWith(stemOf(one)))) {
    // One that is broken, or copied by half, is told by the checks, and hides no other.
    const described = await describeImage(join(root, file)).catch(() => undefined)
    const image = described?.variants.find((one) => one.path === path)
    if (image) return image
  }
  return undefined
}

/** The files of all pictures beside articles, made one after another: each takes a core for itself. */
async function renderImages(): Promise<{ path: string; source: Uint8Array }[]> {
  const described = await Promise.all(listPictures().map((file) => describeImage(file)))
  const files = []
  for (const { path, render } of described.flatMap(({ variants }) => variants)) {
    files.push({ path, source: await render() })
  }
  return files
}
