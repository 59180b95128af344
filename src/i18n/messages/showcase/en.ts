import type { Widen } from '#src/i18n/locales.ts'

/** Messages of the home page, products, cases and the page about the author. */
const messages = {
  results: {
    row: (cases: string) => `Client results: ${cases}`,
    learnMore: 'Learn More',
    close: 'Close',
    before: 'before',
    after: 'after',
    /** Screen reader text in place of the arrow between two figures. */
    becomes: 'becomes',
    problem: 'Problem',
    solution: 'Solution',
    implementation: 'Implementation',
    detailedResults: 'Detailed results',
    timeline: 'timeline',
    investment: 'investment',
    returnOnInvestment: 'return on investment',
    insteadOf: (price: string, oldPrice: string) => `${price}, instead of ${oldPrice}`,
    weeks: { one: 'week', few: 'weeks', many: 'weeks', other: 'weeks' },
    days: { one: 'day', few: 'days', many: 'days', other: 'days' },
    cases: {
      one: 'case study',
      few: 'case studies',
      many: 'case studies',
      other: 'case studies',
    },
    hint: (cases: string) => `Scroll to see ${cases}`,
    previous: 'Previous case study',
    next: 'Next case study',
  },
  portfolio: {
    filter: 'Filter projects by topic',
    all: 'All',
    shown: (projects: string) => `${projects} shown`,
    projects: { one: 'project', few: 'projects', many: 'projects', other: 'projects' },
  },
  caseStudy: {
    title: (project: string) => `${project}: case study`,
    back: 'Back to case studies',
    challenge: 'The challenge',
    solution: 'The solution',
    results: 'Results',
    features: 'Features',
    technologies: 'Technologies',
    visit: 'Visit live solution',
    others: 'Other case studies',
    previous: 'Previous',
    next: 'Next',
    notFound: 'Case study not found',
    notFoundQuestion: 'Where did this case study go?',
    notFoundText:
      'It may have been renamed or deleted. You can find all case studies on the home page.',
    backHome: 'Back to case studies',
  },
  contact: {
    reply: (hours: number) =>
      `Write two sentences about what takes up your hours. I usually reply within ${hours}\u00A0${hours === 1 ? 'hour' : 'hours'} during business hours.`,
    hours: (opens: string, closes: string) => `${opens}–${closes}`,
    day: (opens: string, closes: string) =>
      `Business hours on a 24-hour scale: ${opens} to ${closes}`,
    kyivTime: 'Kyiv time',
    openNow: (closes: string) => `Online now, until ${closes} Kyiv time`,
    opensToday: (opens: string) => `Offline now, back at ${opens} Kyiv time`,
    opensTomorrow: (opens: string) => `Offline now, back tomorrow at ${opens} Kyiv time`,
    scale: 'Each dash is one hour. You can write at any time.',
  },
}

export type ShowcaseMessages = Widen<typeof messages>

export const en: ShowcaseMessages = messages
