import { cacheAndTrack } from '#src/content/track.ts'
import type { Locale } from '#src/i18n/locales.ts'
import {
  loadPartMessages,
  type MessagePart,
  messagesFile,
  type PartMessages,
} from '#src/i18n/messages.ts'

/** Adds the messages of an area to the context of a route. */
export async function withMessages<Part extends MessagePart>(
  { locale }: { locale: Locale },
  part: Part,
): Promise<{ t: PartMessages<Part> }> {
  return {
    t: await cacheAndTrack(messagesFile(locale, part), () => loadPartMessages(locale, part)),
  }
}
