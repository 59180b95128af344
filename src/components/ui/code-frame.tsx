import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { SCROLL_STOP } from './scroll-stop.ts'

/** A block of code, on the board in both themes. */
function CodeFrame({ className, ...props }: ComponentProps<'figure'>) {
  return (
    <figure
      data-slot="code-frame"
      className={cn(
        'bg-code font-mono hyphens-none text-ink scheme-dark print:break-inside-avoid print:border print:border-[#999] print:bg-transparent print:scheme-light forced-colors:scheme-light-dark',
        // A long block goes on on the next page, between two lines.
        'print:has-[[data-line]:nth-child(18)]:break-inside-auto print:has-[[data-line]:nth-child(18)]:box-decoration-clone',
        className,
      )}
      {...props}
    />
  )
}

/** The bar: name of the file, language, copy. Without a name the language stands first. */
function CodeBar({ className, ...props }: ComponentProps<'figcaption'>) {
  return (
    <figcaption
      data-slot="code-bar"
      className={cn(
        'flex min-h-11 items-center gap-4 bg-code-bar py-[0.3rem] pr-[0.4rem] pl-5 font-mono text-meta text-ink-2 print:break-after-avoid print:bg-transparent',
        className,
      )}
      {...props}
    />
  )
}

/** What stands first in the bar, with what follows at the other end. */
function CodeBarName({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span data-slot="code-bar-name" className={cn('mr-auto wrap-anywhere', className)} {...props} />
  )
}

interface CodeBodyProps extends ComponentProps<'pre'> {
  /** Name of the area, which can be scrolled from the keyboard: the file, or the language. */
  label: string
  /** Numbers the lines: they have to be `data-line` elements. */
  numbered?: boolean
  /** Lines highlighted at build time, as HTML of our own making. Otherwise pass text as children. */
  html?: string
}

// A grid, so that a marked line is as wide as the longest one.
const CODE =
  'grid w-max min-w-full px-5 [font:inherit] print:w-auto print:wrap-anywhere print:whitespace-pre-wrap'

/** The lines of a block of code, which scroll sideways and can be reached by keyboard. */
function CodeBody({ label, numbered, html, className, children, ...props }: CodeBodyProps) {
  const code = { className: CODE, 'data-numbered': numbered || undefined }
  return (
    <pre
      data-slot="code-body"
      role="group"
      aria-label={label}
      className={cn(
        'overflow-x-auto pt-[1.1rem] pb-[1.3rem] text-small/[1.6] [tab-size:2] [hanging-punctuation:none] focus-visible:-outline-offset-3',
        className,
      )}
      {...SCROLL_STOP}
      {...props}
    >
      {html === undefined ? (
        <code {...code}>{children}</code>
      ) : (
        <code {...code} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </pre>
  )
}

export { CodeBar, CodeBarName, CodeBody, CodeFrame }
