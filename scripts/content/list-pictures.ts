import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { isAsset } from './check-picture.ts'

/** Every picture of `content/`, whichever kind of article it lies beside: `content/legal/offer/seal.png`. */
export function listPictures(root = '.'): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter(isAsset)
    .map((name) => join('content', name).replaceAll('\\', '/'))
}
