import { typesetDeep } from '#src/i18n/typography.ts'
import type { Widen } from '#src/i18n/widen.ts'

/** The words of the sales pages and the legal ones. */
const messages = {
  legal: {
    /** Under the title: the day from which the text is valid. */
    validFrom: (date: string) => `Effective ${date}`,
    sample: 'Sample text. Have a lawyer review it, and replace it before launch.',
  },
  landings: {
    /** Said before a price, and before the one that is struck through. */
    price: 'Price',
    regularPrice: 'Regular price',
    youSave: (amount: string) => `You save ${amount}.`,
    minutes: (minutes: string) => `${minutes} min`,
  },
}

export type LandingsMessages = Widen<typeof messages>

export const en: LandingsMessages = typesetDeep('en', messages)
