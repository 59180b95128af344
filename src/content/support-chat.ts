import type { SupportChat } from './model.ts'
import { cacheAndTrack } from './track.ts'

/** Which chat the test page loads, and from where. */
export async function loadSupportChat(): Promise<SupportChat> {
  const { chat } = await cacheAndTrack('support-chat', () => import('virtual:content/support-chat'))
  return chat
}
