import { close } from 'pagefind'

import { LOCALES, type Locale } from '#src/i18n/locales.ts'

import { workInThread } from './in-thread.ts'
import { createLanguageIndex, type IndexSettings, type PageToIndex } from './language-index.ts'

// One thread, as each would have a process of Pagefind's, which takes a third more memory.
workInThread((settings: Record<Locale, IndexSettings>) => {
  const indexes = { en: createLanguageIndex(settings.en), uk: createLanguageIndex(settings.uk) }
  return {
    take: (page: PageToIndex) => indexes[page.locale].take(page),
    finish: async () => {
      await Promise.all(LOCALES.map((locale) => indexes[locale].finish()))
      await close()
    },
  }
})
