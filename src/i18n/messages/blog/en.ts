import type { Widen } from '#src/i18n/locales.ts'
import { BROWSER_ONLY } from '#src/i18n/messages/browser-only.ts'

/** Messages of the blog. */
const messages = {
  blog: {
    readMore: 'Read More',
    backToBlog: 'Back to the blog',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    pagerLabel: 'Pages of the blog',
    pageTitle: (title: string, page: number) => `${title}, page ${page}`,
    minutes: (minutes: number) => `${minutes}\u00A0min read`,
    contents: 'On this page',
    tags: 'Tags',
    otherTags: 'Other tags',
    nothingYet: 'Nothing is published here yet.',
    allTags: 'All tags',
    allTagsQuestion: 'What do you write about?',
    allTagsDescription: (tags: string) =>
      `All blog topics and the number of posts on each: ${tags}.`,
    tagQuestion: (subject: string) => `What have you written about ${subject}?`,
    tagTitle: (tag: string) => `Posts tagged with “${tag}”`,
    tagDescription: (subject: string, posts: string) =>
      `${posts} about ${subject}, newest first: working code, checked facts, and real figures.`,
    tagNotFound: 'No posts with this tag yet.',
    tagNotFoundText: 'Browse all posts in the blog by date or by tag.',
    newestFirst: (posts: string) => `${posts}, newest first.`,
    posts: { one: 'post', few: 'posts', many: 'posts', other: 'posts' },
    updated: (date: string) => `Updated ${date}`,
    series: 'Series',
    seriesPart: (part: number, parts: number) => `Part\u00A0${part} of ${parts}`,
    newer: 'Newer post',
    older: 'Older post',
    adjacent: 'Newer and older posts',
    related: 'What should I read next?',
    relatedAnswer: 'Related posts.',
    share: 'Share',
    linkCopied: 'Link copied',
    shareFailed: 'The link could not be copied. Copy it from the address bar.',
    edit: 'Edit this page',
    /** Reading marks stored in this browser. */
    read: 'Read',
    percentRead: (percent: string) => `${percent}\u00A0read`,
    partsRead: (parts: number) => `${parts}\u00A0read`,
    saved: 'Saved',
    saveForLater: 'Save for later',
    continueReading: 'Continue reading',
    continueNote: 'Only this browser keeps this list.',
    removeMark: 'Remove',
    copyForAi: 'Copy for AI',
    copiedForAi: 'Text copied',
    copyForAiFailed: 'The text could not be copied. Open it as Markdown and copy it there.',
    openMarkdown: 'Open as Markdown',
    otherLanguage: {
      en: 'This post is available in English only.',
      uk: 'This post is available in Ukrainian only.',
    },
    languages: { en: 'English', uk: 'Ukrainian' },
    draft: 'Draft',
    browserOnly: BROWSER_ONLY.en,
    postNotFound: 'Post not found',
    postNotFoundQuestion: 'Where did this post go?',
    postNotFoundText: 'It may have been renamed or deleted. You can find all posts in the blog.',
  },
}

export type BlogMessages = Widen<typeof messages>

export const en: BlogMessages = messages
