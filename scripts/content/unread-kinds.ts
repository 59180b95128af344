import { contentTypes } from '#src/content/schema/index.ts'

import { isAsset } from './check-picture.ts'
import type { ContentFile } from './read-content.ts'

/**
 * Names of incomplete content types: a file is invalid, or the
 * only one is missing. Checks that need all their files must be skipped.
 */
export function unreadKinds(files: readonly ContentFile[]): Set<string> {
  const existing = new Set(files.map(({ file }) => file))
  const broken = files
    .filter(({ file, data }) => !data && !isAsset(file))
    .flatMap(({ file, type }) => (type ? [type] : getSiblingTypes(file)))
  const missing = contentTypes.filter(
    ({ pattern }) =>
      !pattern.includes('*') && listFiles(pattern).some((file) => !existing.has(file)),
  )
  return new Set([...broken, ...missing].map(({ name }) => name))
}

/** Content types of a folder, as suggestions for a misspelled file such as `content/courses/a/cours.yaml`. */
export function getSiblingTypes(file: string): typeof contentTypes {
  const folder = /^content\/([^/]+\/)/.exec(file)?.[1]
  return contentTypes.filter(({ pattern }) => folder !== undefined && pattern.startsWith(folder))
}

/** Expands a pattern without `*`: `pages/home.{en,uk}.yaml` → two files. */
export function listFiles(pattern: string): string[] {
  const [before = '', choices = '', after = ''] = pattern.split(/[{}]/)
  return choices.split(',').map((choice) => `content/${before}${choice}${after}`)
}
