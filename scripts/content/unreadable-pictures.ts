import { join } from 'node:path'

import sharp from 'sharp'

import { listPictures } from './list-pictures.ts'
import type { Problem } from './problem.ts'

/** The pictures of `content/` that cannot be measured, such as a drawing with a tag left open. */
export async function unreadablePictures(root = '.'): Promise<Problem[]> {
  const problems = await Promise.all(
    listPictures(root).map(async (file): Promise<Problem[]> => {
      try {
        await sharp(join(root, file)).metadata()
        return []
      } catch (error) {
        const [reason = ''] = String(error).split('\n')
        return [
          {
            file,
            message: `cannot be read as a picture: ${reason} (allowed: in a drawing, a viewBox, every tag closed and &#160; for &nbsp;)`,
          },
        ]
      }
    }),
  )
  return problems.flat()
}
