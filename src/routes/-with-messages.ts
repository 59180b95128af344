import { cacheAndTrack } from '#src/content/track.ts'
import type { Locale } from '#src/i18n/locales.ts'
import {
  loadMessagesOf,
  type MessagePart,
  messagesFile,
  type MessagesOf,
} from '#src/i18n/messages.ts'

/** What a route knows beside its parents: the words of its kind of pages. */
export async function withMessages<Part extends MessagePart>(
  { locale }: { locale: Locale },
  part: Part,
): Promise<{ t: MessagesOf<Part> }> {
  return { t: await cacheAndTrack(messagesFile(locale, part), () => loadMessagesOf(locale, part)) }
}
