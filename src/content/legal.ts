import type { Locale } from '#src/i18n/locales.ts'

import { type Body, bodyOf } from './compiled-body.ts'
import type { LegalId, LegalText } from './model.ts'
import { cacheAndTrack } from './track.ts'

const texts = {
  en: () => import('virtual:content/legal-texts/en'),
  uk: () => import('virtual:content/legal-texts/uk'),
}

/** A legal page with the component that renders its text. */
export interface LoadedLegal {
  legal: LegalText
  Body: Body
}

/** One of the pages that the law asks for. */
export async function loadLegal(locale: Locale, id: LegalId): Promise<LoadedLegal> {
  const { legal } = await cacheAndTrack(`legal-texts/${locale}`, texts[locale])
  const module = await cacheAndTrack(`legal/${locale}/${id}`, legal[id])
  return { legal: module.legal, Body: bodyOf(module.default) }
}
