import type { Picture } from './model.ts'
import { use } from './track.ts'

/** The drawing that stands in for the photograph. */
export async function loadPortrait(): Promise<Picture> {
  const { portrait } = await use('portrait', import('virtual:content/portrait'))
  return portrait
}
