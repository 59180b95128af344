import { typesetDeep } from '#src/i18n/typography.ts'

import type { LandingsMessages } from './en.ts'

export const uk: LandingsMessages = typesetDeep<LandingsMessages>('uk', {
  legal: {
    validFrom: (date: string) => `Діє з ${date}`,
    sample: 'Це зразок тексту. Перед запуском покажіть його юристу й замініть.',
  },
  landings: {
    price: 'Ціна',
    regularPrice: 'Звичайна ціна',
    youSave: (amount: string) => `Ви заощадите ${amount}.`,
    minutes: (minutes: string) => `${minutes} хв`,
    openSlots: 'Вільний час, за Києвом',
    addToCalendar: 'Додати в календар',
  },
})
