import { contentFile } from './registry.ts'

/**
 * Whether the site has no file of a piece of content, once it could not be loaded: a file that is missing and a
 * network that is gone look the same to an import.
 */
export async function isMissing(...path: Parameters<typeof contentFile>): Promise<boolean> {
  const answer = await fetch(contentFile(...path), { method: 'HEAD' }).catch(() => undefined)
  return answer?.status === 404
}
