import type { Locale } from '#src/i18n/locales.ts'

import type { Body } from './compiled-body.ts'
import { loadDocument } from './load-document.ts'
import type { LegalId, LegalText } from './model.ts'

/** A legal page with the component that renders its text. */
export interface LoadedLegal {
  legal: LegalText
  Body: Body
}

/** Loads a legal page. */
export async function loadLegal(locale: Locale, id: LegalId): Promise<LoadedLegal> {
  const { data, Body } = await loadDocument('legal', locale, id)
  if (!Body) throw new Error(`the page "${id}" (${locale}) has no text`)
  return { legal: data, Body }
}
