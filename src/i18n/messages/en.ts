import type { Widen } from '#src/i18n/locales.ts'

/**
 * Common messages of the interface. The Ukrainian file must have the same keys, or types fail. They are typeset
 * manually, because every page loads them; a test reports missing no-break spaces.
 */
const messages = {
  /** Skip link. */
  skipToContent: 'Skip to content',
  /** Announced to screen readers after client-side navigation. */
  pageOpened: (title: string) => `${title}, page opened`,
  nav: {
    label: 'Main',
    home: 'Home',
    products: 'Products',
    courses: 'Courses',
    blog: 'Blog',
    search: 'Search',
    menu: 'Menu',
    closeMenu: 'Close menu',
    demo: 'Book free demo',
  },
  /** Language switch; the header shows each language's name in that language. */
  language: { label: 'Language' },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  footer: {
    question: 'What if I have a question?',
    answer: (hours: number) =>
      `Ask me anything. I usually reply within ${hours === 2 ? 'two' : hours}\u00a0${hours === 1 ? 'hour' : 'hours'}.`,
    hours: (opens: string, closes: string) => `${opens}–${closes}, Kyiv time`,
    pages: 'Pages',
    about: 'About',
    learningPath: 'Learning path',
    consultation: 'Consultation',
    contentFactory: 'Content factory',
    news: 'What’s new',
    privacy: 'Privacy',
    offer: 'Terms and refunds',
    copyright: (years: string, brand: string) => `© ${years} ${brand}`,
  },
  /** Label of the region of toasts. */
  messages: 'Notifications',
  /** Appended to the label of an external link. */
  opensInNewTab: 'opens in a new tab',
  error: {
    question: 'What happened?',
    title: 'Unexpected Application Error!',
    text: 'This part of the page stopped working. Reload the page. If the error comes back, send me a message.',
    reload: 'Reload the page',
    /** Shown instead of a page or part whose files could not be loaded. */
    missing:
      'This part of the page did not load: the site was updated or the connection was lost. Reload the page.',
  },
  /** Phrases for the price of a product. */
  price: { free: 'Free', from: (price: string) => `from ${price}` },
  code: { copy: 'Copy', copied: 'Copied!', label: 'Code' },
  image: { enlarge: 'Enlarge image', close: 'Close' },
  callout: { note: 'Note', tip: 'Tip', warning: 'Warning' },
  video: { watch: 'Video' },
  /** Label of a sample review. */
  sample: 'Sample',
  task: { done: 'done', open: 'not done' },
}

export type Messages = Widen<typeof messages>

export const en: Messages = messages
