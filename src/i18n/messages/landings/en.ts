import type { Widen } from '#src/i18n/locales.ts'

/** Messages of sales and legal pages. */
const messages = {
  legal: {
    /** Under the title: effective date of the text. */
    validFrom: (date: string) => `Effective ${date}`,
    sample: 'Sample text. Have a lawyer review it, and replace it before launch.',
  },
  landings: {
    /** Screen reader labels of the price and the struck-through price. */
    price: 'Price',
    regularPrice: 'Regular price',
    youSave: (amount: string) => `You save ${amount}.`,
    minutes: (minutes: string) => `${minutes}\u00A0min`,
    /** Label before available slots. */
    openSlots: 'Open times, in Kyiv time',
    addToCalendar: 'Add to calendar',
  },
}

export type LandingsMessages = Widen<typeof messages>

export const en: LandingsMessages = messages
