import { typesetDeep } from '#src/i18n/typography.ts'

/** The interface's own words. The Ukrainian file must have the same keys, or types fail. */
const messages = {
  /** First thing a keyboard reaches on a page. */
  skipToContent: 'Skip to content',
  /** Said once by a screen reader when a page has opened without a reload. */
  pageOpened: (title: string) => `${title}, page opened`,
  nav: {
    label: 'Main',
    home: 'Home',
    products: 'Products',
    courses: 'Courses',
    blog: 'Blog',
    menu: 'Menu',
    closeMenu: 'Close menu',
    demo: 'Book free demo',
  },
  /** Language switch; the names stand in their own languages in locales' own words. */
  language: { label: 'Language' },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  footer: {
    question: 'And if I have a question?',
    answer: (hours: number) =>
      `Ask anything. A person replies within ${hours === 2 ? 'two' : hours} hours.`,
    hours: (opens: string, closes: string) => `${opens}-${closes}, Kyiv time`,
    pages: 'Pages',
    about: 'About',
    learningPath: 'Learning path',
    consultation: 'Consultation',
    privacy: 'Privacy',
    offer: 'Offer and refunds',
    copyright: (year: number, brand: string) => `© ${year} ${brand}`,
  },
  /** Behind the label of a link that leaves the site. */
  opensInNewTab: 'opens in a new tab',
  notFound: {
    question: 'Where did it go?',
    title: 'Page Not Found',
    text: 'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
    home: 'Back to Homepage',
    description: 'There is no page at this address.',
  },
  error: {
    question: 'What happened?',
    title: 'Unexpected Application Error!',
    text: 'This part of the page has stopped. Reload it; if it stops again, write to us.',
    reload: 'Reload the page',
  },
  blog: {
    readMore: 'Read More',
    backToBlog: 'Back to the blog',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    pagerLabel: 'Pages of the blog',
    pageTitle: (title: string, page: number) => `${title}, page ${page}`,
    minutes: (minutes: number) => `${minutes} min read`,
    contents: 'Contents',
    tags: 'Tags',
    otherTags: 'Other tags',
    allTags: 'All tags',
    allTagsQuestion: 'What do you write about?',
    allTagsDescription: (tags: string) =>
      `Every subject of the blog with the number of posts on each: ${tags}.`,
    tagQuestion: (tag: string) => `What about ${tag}?`,
    tagTitle: (tag: string) => `Posts tagged with "${tag}"`,
    tagDescription: (tag: string, posts: string) =>
      `${posts} about ${tag}, newest first: working code, checked facts, figures instead of promises.`,
    tagNotFound: 'No posts with this tag yet.',
    newestFirst: (posts: string) => `${posts}, newest first.`,
    posts: { one: 'post', few: 'posts', many: 'posts', other: 'posts' },
    published: 'Published',
    updated: (date: string) => `Updated ${date}`,
    series: 'Series',
    seriesPart: (part: number, parts: number) => `Part ${part} of ${parts}`,
    newer: 'Newer post',
    older: 'Older post',
    adjacent: 'Neighbouring posts',
    related: 'What else is there?',
    relatedAnswer: 'Close to this one.',
    share: 'Share',
    linkCopied: 'Link copied',
    shareFailed: 'The link could not be copied. It stands in the address bar.',
    edit: 'Edit this page',
    otherLanguage: (language: string) => `This post exists in ${language} only.`,
    languages: { en: 'English', uk: 'Ukrainian' },
    draft: 'Draft',
    subscribe: 'Follow by RSS',
    allPages: 'All pages of the blog',
    postNotFound: 'Post not found',
    postNotFoundQuestion: 'Was there such a post?',
    postNotFoundText: 'It may have moved or been renamed. All posts are in the blog.',
  },
  /** Words around a product's price. */
  price: { free: 'Free', from: (price: string) => `from ${price}` },
  search: {
    label: 'Search',
    title: 'Search the site',
    question: 'Where is it written?',
    description: 'Full-text search over the blog, the courses and the pages of the site.',
    placeholder: 'What are you looking for?',
    results: 'Results',
    kinds: { blog: 'Blog', courses: 'Courses', pages: 'Pages' },
    count: { one: 'result', few: 'results', many: 'results', other: 'results' },
    noneQuestion: 'Anything under that name?',
    none: 'Nothing yet.',
    noneClose: 'Nothing yet. Close to it:',
    orAsk: 'Or ask a person.',
    failed: 'Search could not be loaded. Check the connection and try again.',
    needsScript: 'Search needs JavaScript. Without it all posts can be found by their tags.',
    move: 'move',
    open: 'open',
    escape: 'Esc close',
    close: 'Close search',
  },
  code: { copy: 'Copy', copied: 'Copied!', label: 'Code' },
  image: { enlarge: 'Enlarge the picture', close: 'Close' },
  callout: { note: 'Note', tip: 'Tip', warning: 'Take care' },
  video: { watch: 'Video' },
  task: { done: 'done', open: 'to do' },
  legal: {
    /** Under the title: the day from which the text is valid. */
    validFrom: (date: string) => `Valid from ${date}`,
    sample: 'Sample text: have a lawyer read it and replace it before launch.',
  },
  landings: {
    /** Said before a price, and before the one that is struck through. */
    price: 'Price',
    regularPrice: 'Regular price',
    youSave: (amount: string) => `You save ${amount}.`,
    minutes: (minutes: string) => `${minutes} min`,
  },
  courses: {
    courseNotFound: 'Course not found',
    courseNotFoundQuestion: 'Was there such a course?',
    courseNotFoundText: "The course you're looking for doesn't exist or has been removed.",
    backToCourses: 'Back to Courses',
    free: 'Free',
    level: (level: number) => `Level ${level}`,
    comingSoon: 'Coming Soon',
    enroll: 'Enroll',
    getFree: 'Get it free',
    details: 'Learn More',
    waiting: 'Waiting for start',
    joinWaitlist: 'Join the waitlist',
    earlyAccess: 'Get early access + 20% discount',
    oldPrice: 'Regular price',
    price: 'Price',
    whatYouGet: 'What do I get?',
    benefits: 'This.',
    stats: {
      students: (count: string) => `${count}+ students`,
      rating: (rating: string) => `${rating} of 5`,
      prompts: (count: string) => `${count}+ prompts`,
      hours: { one: 'hour', few: 'hours', many: 'hours', other: 'hours' },
    },
  },
}

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { [Key in keyof T]: Widen<T[Key]> }

export type Messages = Widen<typeof messages>

export const en: Messages = typesetDeep('en', messages)
