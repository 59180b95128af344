import type { Widen } from '#src/i18n/locales.ts'
import { BROWSER_ONLY } from '#src/i18n/messages/browser-only.ts'

/** Messages of the search dialog and page. */
const messages = {
  search: {
    label: 'Search',
    title: 'Search the site',
    question: 'What are you looking for?',
    description: 'Search the blog, the courses and all pages of this site.',
    placeholder: 'Type a word or a question',
    results: 'Results',
    kinds: { blog: 'Blog', courses: 'Courses', pages: 'Pages' },
    count: { one: 'result', few: 'results', many: 'results', other: 'results' },
    shownOf: (shown: number, total: number) => `${shown} of ${total}`,
    more: 'Show more',
    noResultsQuestion: 'No exact matches',
    none: 'Try other words.',
    similarResults: 'Similar results:',
    /** Search term for pages with a price, also shown in the results. */
    price: (price: string) => `How much does it cost? Price, cost: ${price}.`,
    askDirectly: 'Or ask me directly:',
    searching: 'Searching…',
    failed: 'Search could not be loaded. Check your connection and try again.',
    browserOnly: BROWSER_ONLY.en,
    needsScript: 'Search requires JavaScript. Without it, you can browse all posts by tag.',
    move: 'move',
    open: 'open',
    escape: 'Esc close',
    close: 'Close search',
  },
}

export type SearchMessages = Widen<typeof messages>

export const en: SearchMessages = messages
