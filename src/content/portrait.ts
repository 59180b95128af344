import type { Picture } from './model.ts'
import { track } from './track.ts'

/** The drawing that stands in for the photograph. */
export async function loadPortrait(): Promise<Picture> {
  const { portrait } = await track('portrait', () => import('virtual:content/portrait'))
  return portrait
}
