import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { isAsset } from '#scripts/content/check-picture.ts'
import type { Problem } from '#scripts/content/problem.ts'

/** Maximum size in bytes; a photograph of 1,200 × 1,500 pixels is smaller. */
const MAX_KB = 500

/** Finds large pictures in `public/`, which are not optimized by the build. */
export function heavyPictures(root = '.'): Problem[] {
  const folder = join(root, 'public')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isAsset)
    .flatMap((name): Problem[] => {
      const kilobytes = Math.round(statSync(join(folder, name)).size / 1024)
      if (kilobytes <= MAX_KB) return []
      const message = `weighs ${kilobytes.toLocaleString('en')} KB (allowed: at most ${MAX_KB} KB; a photograph needs no more than 1,200 by 1,500 pixels)`
      return [{ file: `public/${name.replaceAll('\\', '/')}`, message, about: 'images' }]
    })
}
