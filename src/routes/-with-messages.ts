import { cacheAndTrack } from '#src/content/track.ts'
import type { Locale } from '#src/i18n/locales.ts'
import {
  loadMessagesOf,
  type MessagePart,
  messagesFile,
  type MessagesOf,
} from '#src/i18n/messages.ts'

/** Adds the messages of an area to the context of a route. */
export async function withMessages<Part extends MessagePart>(
  { locale }: { locale: Locale },
  part: Part,
): Promise<{ t: MessagesOf<Part> }> {
  return { t: await cacheAndTrack(messagesFile(locale, part), () => loadMessagesOf(locale, part)) }
}
