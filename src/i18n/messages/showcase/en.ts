import { typesetDeep } from '#src/i18n/typography.ts'
import type { Widen } from '#src/i18n/widen.ts'

/** The words of the home page, the products, the cases and the page about the author. */
const messages = {
  results: {
    row: (cases: string) => `Success stories, ${cases}`,
    learnMore: 'Learn More',
    close: 'Close',
    before: 'before',
    after: 'after',
    /** Between two figures, in place of an arrow. */
    becomes: 'becomes',
    problem: 'Problem',
    solution: 'Solution',
    implementation: 'Implementation',
    detailedResults: 'Detailed results',
    timeline: 'timeline',
    investment: 'investment',
    returnOnInvestment: 'return on investment',
    insteadOf: (words: string, was: string) => `${words}, instead of ${was}`,
    weeks: { one: 'week', few: 'weeks', many: 'weeks', other: 'weeks' },
    days: { one: 'day', few: 'days', many: 'days', other: 'days' },
    cases: { one: 'case', few: 'cases', many: 'cases', other: 'cases' },
    hint: (cases: string) => `Scroll: ${cases}`,
    previous: 'Previous case',
    next: 'Next case',
  },
  portfolio: {
    filter: 'Projects by subject',
    all: 'All',
    shown: (projects: string) => `${projects} shown`,
    projects: { one: 'project', few: 'projects', many: 'projects', other: 'projects' },
  },
  caseStudy: {
    title: (project: string) => `${project}: case study`,
    back: 'Back to success stories',
    challenge: 'The challenge',
    solution: 'The solution',
    results: 'Results',
    features: 'Features',
    technologies: 'Technologies',
    visit: 'Visit live solution',
    others: 'Other cases',
    previous: 'Previous',
    next: 'Next',
    notFound: 'Case study not found',
    notFoundQuestion: 'Did that case exist?',
    notFoundText: 'It may have moved or been renamed. All cases are on the home page.',
    backHome: 'Back to success stories',
  },
  contact: {
    reply: (hours: number) =>
      `A reply usually comes within ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    hours: (opens: string, closes: string) => `${opens}-${closes}`,
    day: (opens: string, closes: string) => `Working hours, ${opens} to ${closes} of 24 hours`,
    kyivTime: 'Kyiv time',
    openNow: (closes: string) => `Open now, until ${closes} Kyiv time`,
    opensToday: (opens: string) => `Closed now, opens at ${opens} Kyiv time`,
    opensTomorrow: (opens: string) => `Closed now, opens tomorrow at ${opens} Kyiv time`,
    scale: 'One dash is one hour; you can write at any hour.',
  },
}

export type ShowcaseMessages = Widen<typeof messages>

export const en: ShowcaseMessages = typesetDeep('en', messages)
