import { contentTypes } from '#src/content/schema/index.ts'

import { isAsset } from './check-picture.ts'
import type { ContentFile } from './read-content.ts'

/**
 * Names of the kinds of content that are not known whole: a file of theirs has mistakes of its own, or the
 * only one is missing. Whoever asks them what there is would take what is broken for absent.
 */
export function unreadKinds(files: readonly ContentFile[]): Set<string> {
  const present = new Set(files.map(({ file }) => file))
  const broken = files
    .filter(({ file, data }) => !data && !isAsset(file))
    .flatMap(({ file, type }) => (type ? [type] : typesBeside(file)))
  const missing = contentTypes.filter(
    ({ pattern }) => !pattern.includes('*') && filesOf(pattern).some((file) => !present.has(file)),
  )
  return new Set([...broken, ...missing].map(({ name }) => name))
}

/** The kinds of content in the folder of a file: what `content/courses/a/cours.yaml` may have been meant for. */
export function typesBeside(file: string): typeof contentTypes {
  const folder = /^content\/([^/]+\/)/.exec(file)?.[1]
  return contentTypes.filter(({ pattern }) => folder !== undefined && pattern.startsWith(folder))
}

/** The files of a kind without `*`: `pages/home.{en,uk}.yaml` → its two files. */
export function filesOf(pattern: string): string[] {
  const [before = '', choices = '', after = ''] = pattern.split(/[{}]/)
  return choices.split(',').map((choice) => `content/${before}${choice}${after}`)
}
