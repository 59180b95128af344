import { ONLY_HERE } from '#src/i18n/messages/only-here.ts'
import { typesetDeep } from '#src/i18n/typography.ts'
import type { Widen } from '#src/i18n/widen.ts'

/** The words of search, the dialog and the page. */
const messages = {
  search: {
    label: 'Search',
    title: 'Search the site',
    question: 'Where is it written?',
    description: 'Full-text search over the blog, the courses and the pages of the site.',
    placeholder: 'Your question',
    results: 'Results',
    kinds: { blog: 'Blog', courses: 'Courses', pages: 'Pages' },
    count: { one: 'result', few: 'results', many: 'results', other: 'results' },
    shownOf: (shown: number, all: number) => `${shown} of ${all}`,
    more: 'Show more',
    noneQuestion: 'Anything under that name?',
    none: 'Nothing yet.',
    noneClose: 'Nothing yet. Close to it:',
    /** What a page with a price is found by; it also stands in the results. */
    price: (price: string) => `How much is it? Price, cost: ${price}.`,
    orAsk: 'Or ask a person.',
    searching: 'Searching…',
    failed: 'Search could not be loaded. Check the connection and try again.',
    onlyHere: ONLY_HERE.en,
    needsScript: 'Search needs JavaScript. Without it all posts can be found by their tags.',
    move: 'move',
    open: 'open',
    escape: 'Esc close',
    close: 'Close search',
  },
}

export type SearchMessages = Widen<typeof messages>

export const en: SearchMessages = typesetDeep('en', messages)
