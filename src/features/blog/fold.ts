/** Classes of a collapsible box above the text (table of contents, series), as wide as the text. */
export const FOLD = 'mx-auto mb-8 max-w-text border-y border-rule max-lg:mx-0 print:hidden'

export const FOLD_SUMMARY =
  'flex cursor-pointer list-none flex-wrap items-center justify-between gap-x-6 gap-y-2 py-[0.9rem]'
