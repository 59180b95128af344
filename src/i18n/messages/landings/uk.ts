import type { LandingsMessages } from './en.ts'

export const uk: LandingsMessages = {
  legal: {
    validFrom: (date: string) => `Діє з\u00A0${date}`,
    sample: 'Це зразок тексту. Перед запуском покажіть його юристу й\u00A0замініть.',
  },
  landings: {
    price: 'Ціна',
    regularPrice: 'Звичайна ціна',
    youSave: (amount: string) => `Ви заощадите ${amount}.`,
    minutes: (minutes: string) => `${minutes}\u00A0хв`,
    openSlots: 'Вільний час, за\u00A0Києвом',
    addToCalendar: 'Додати в\u00A0календар',
  },
}
