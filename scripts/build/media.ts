import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

import type { Picture } from '../../src/content/model.ts'
import { cover, portrait } from '../../src/lib/cover-art.ts'
import { describeImage } from '../content/images.ts'
import type { ContentStore } from './content-store.ts'

const COVER = { w: 1200, h: 675 }
const PORTRAIT = { w: 400, h: 500 }
const SQUARE = { w: 900, h: 900 }

const drawn = new Map<string, string>()

/** The covers of a post: drawings that its slug and tags determine, wide and square. */
export function coversOf(
  slug: string,
  { tags }: { tags: readonly string[] },
): { cover: Picture; squareCover: Picture } {
  return { cover: draw(slug, tags, COVER, ''), squareCover: draw(slug, tags, SQUARE, '-square') }
}

/** The wide drawing alone, for what is shown in no other shape. */
export function pictureOf(slug: string, { tags }: { tags: readonly string[] }): Picture {
  return draw(slug, tags, COVER, '')
}

function draw(slug: string, tags: readonly string[], size: typeof COVER, suffix: string): Picture {
  const svg = cover(slug, [...tags], size)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const src = `assets/covers/${slug}${suffix}-${hash}.svg`
  drawn.set(src, svg)
  return { src, width: size.w, height: size.h }
}

/** The drawing that stands in for a photograph; a page shows it by `<use>`, in its own ink. */
export function portraitPicture(): Picture {
  const { w, h } = PORTRAIT
  const svg = portrait(PORTRAIT)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('<path ', '<path id="portrait" ')
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const src = `assets/portrait-${hash}.svg`
  drawn.set(src, svg)
  return { src, width: w, height: h }
}

/** Serves and writes the pictures of the content: drawn covers, and images that articles hold. */
export function mediaPlugin(store: ContentStore): Plugin {
  return {
    name: 'site-media',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void respond().catch(next)
        async function respond() {
          const path = (request.url ?? '').split('?')[0]?.replace(server.config.base, '') ?? ''
          const svg = drawn.get(path)
          const image = svg ? undefined : (await articleImages()).find((one) => one.path === path)
          if (!svg && !image) return next()
          const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/webp'
          response.setHeader('content-type', type)
          response.end(svg ?? (await image?.render()))
        }
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const locale of ['en', 'uk'] as const) {
        store.summaries(locale)
        store.projects(locale)
      }
      portraitPicture()
      for (const [fileName, source] of drawn) this.emitFile({ type: 'asset', fileName, source })
      for (const { path, render } of await articleImages()) {
        this.emitFile({ type: 'asset', fileName: path, source: await render() })
      }
    },
  }
}

async function articleImages() {
  const files = readdirSync('content/posts', { recursive: true, encoding: 'utf8' })
  const images = files.filter((file) => /\.(?:png|jpe?g|webp|avif|svg)$/i.test(file))
  const described = await Promise.all(
    images.map((file) => describeImage(join('content/posts', file))),
  )
  return described.flatMap(({ variants }) => variants)
}
