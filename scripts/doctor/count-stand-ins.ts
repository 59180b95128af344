import type { ContentFile } from '#scripts/content/read-content.ts'

import { findStandIns } from './find-stand-ins.ts'

/** Counts samples, placeholder addresses and blanks in content. */
export function countStandIns(files: readonly Pick<ContentFile, 'file' | 'source'>[]): number {
  return files.flatMap(({ file, source }) => findStandIns(file, source)).length
}
