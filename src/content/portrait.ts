import type { Picture } from './model.ts'
import { cacheAndTrack } from './track.ts'

/** The drawing that stands in for the photograph. */
export async function loadPortrait(): Promise<Picture> {
  const { portrait } = await cacheAndTrack('portrait', () => import('virtual:content/portrait'))
  return portrait
}
