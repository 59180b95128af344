import { type CourseProgress, parseProgress } from '#src/lib/course-progress.ts'

/** Name of the address's part that carries progress: `/learning-path#progress=…`. */
const KEY = 'progress'

/** Longest text that is taken for progress, from a file or an address. */
const MAX_LENGTH = 20_000

/** Progress as a file's text, which says what it is. */
export function exportProgress(progress: CourseProgress): string {
  return `${JSON.stringify({ userProgress: progress }, null, 2)}\n`
}

/**
 * Progress out of a file's text.
 * @throws TypeError for a file that holds none, SyntaxError for one that is no JSON.
 */
export function importProgress(text: string): CourseProgress {
  if (text.length > MAX_LENGTH) throw new TypeError('the text is too long to be progress')
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || !('userProgress' in value)) {
    throw new TypeError('the file holds no progress')
  }
  return parseProgress(value.userProgress)
}

/** Progress as the hash of an address, which no server is sent: `#progress=eyJjb21…`. */
export function progressToHash(progress: CourseProgress): string {
  const bytes = new TextEncoder().encode(JSON.stringify(progress))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `#${KEY}=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** Whether an address's hash is meant to carry progress. */
export function isProgressHash(hash: string): boolean {
  return hash.startsWith(`#${KEY}=`)
}

/** Progress out of an address's hash, or nothing for one that holds none that can be read. */
export function progressFromHash(hash: string): CourseProgress | undefined {
  if (!isProgressHash(hash) || hash.length > MAX_LENGTH) return undefined
  try {
    const text = hash
      .slice(KEY.length + 2)
      .replaceAll('-', '+')
      .replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    return parseProgress(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return undefined
  }
}
