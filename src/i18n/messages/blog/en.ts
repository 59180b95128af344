import { ONLY_HERE } from '#src/i18n/messages/only-here.ts'
import { typesetDeep } from '#src/i18n/typography.ts'
import type { Widen } from '#src/i18n/widen.ts'

/** The words of the blog: lists, posts, subjects. */
const messages = {
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
    nothingYet: 'Nothing is published here yet.',
    allTags: 'All tags',
    allTagsQuestion: 'What do you write about?',
    allTagsDescription: (tags: string) =>
      `Every subject of the blog with the number of posts on each: ${tags}.`,
    tagQuestion: (subject: string) => `What about ${subject}?`,
    tagTitle: (tag: string) => `Posts tagged with "${tag}"`,
    tagDescription: (subject: string, posts: string) =>
      `${posts} about ${subject}, newest first: working code, checked facts, figures instead of promises.`,
    tagNotFound: 'No posts with this tag yet.',
    tagNotFoundText: 'What has been written is in the blog, by date and by tag.',
    newestFirst: (posts: string) => `${posts}, newest first.`,
    posts: { one: 'post', few: 'posts', many: 'posts', other: 'posts' },
    updated: (date: string) => `Updated ${date}`,
    series: 'Series',
    seriesPart: (part: number, parts: number) => `Part ${part} of ${parts}`,
    newer: 'Newer post',
    older: 'Older post',
    adjacent: 'Neighbouring posts',
    related: 'What else is there?',
    relatedAnswer: 'Posts close to this one.',
    share: 'Share',
    linkCopied: 'Link copied',
    shareFailed: 'The link could not be copied. It is in the address bar.',
    edit: 'Edit this page',
    otherLanguage: {
      en: 'This post exists in English only.',
      uk: 'This post exists in Ukrainian only.',
    },
    languages: { en: 'English', uk: 'Ukrainian' },
    draft: 'Draft',
    onlyHere: ONLY_HERE.en,
    postNotFound: 'Post not found',
    postNotFoundQuestion: 'Did that post exist?',
    postNotFoundText: 'It may have moved or been renamed. All posts are in the blog.',
  },
}

export type BlogMessages = Widen<typeof messages>

export const en: BlogMessages = typesetDeep('en', messages)
