import { isAsset } from './check-picture.ts'
import { contentFiles } from './content-files.ts'

/** Every picture of `content/`, whichever kind of article it lies beside: `content/legal/offer/seal.png`. */
export function listPictures(root = '.'): string[] {
  return contentFiles(root)
    .map(({ file }) => file)
    .filter(isAsset)
}
