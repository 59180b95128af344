import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { SCROLL_STOP } from './table.tsx'

/** Code block on a dark background in both themes. */
function CodeFrame({ className, ...props }: ComponentProps<'figure'>) {
  return (
    <figure
      data-slot="code-frame"
      className={cn(
        'bg-code font-mono hyphens-none text-ink scheme-dark print:break-inside-avoid print:border print:border-[#999] print:bg-transparent print:scheme-light forced-colors:scheme-light-dark',
        // A long block may break across printed pages.
        'print:has-[[data-line]:nth-child(18)]:break-inside-auto print:has-[[data-line]:nth-child(18)]:box-decoration-clone',
        className,
      )}
      {...props}
    />
  )
}

/** Bar with file name, language and copy button. Without a file name the language comes first. */
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

/** First element of the bar; the following ones are aligned right. */
function CodeBarName({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span data-slot="code-bar-name" className={cn('mr-auto wrap-anywhere', className)} {...props} />
  )
}

interface CodeBodyProps extends ComponentProps<'pre'> {
  /** Accessible name of the scrollable area: file or language. */
  label: string
  /** Shows line numbers; lines must be `data-line` elements. */
  numbered?: boolean
  /** HTML of lines highlighted at build time; otherwise pass text as children. */
  html?: string
}

// A grid makes a highlighted line as wide as the longest one. It has the background too, because checks of contrast
// do not find the one behind a line that is wider than the block.
const CODE_CLASS =
  'grid w-max min-w-full bg-inherit px-5 [font:inherit] print:w-auto print:wrap-anywhere print:whitespace-pre-wrap'

// Tokens are most of an article's elements. Browsers lay them out when a block comes near the screen; its height is
// known from its lines, so nothing moves.
const SKIPPED_CLASS =
  '[content-visibility:auto] [contain-intrinsic-block-size:calc(var(--lines)*1lh)] print:[content-visibility:visible]'

/** Lines of a code block, scrollable sideways by keyboard. */
function CodeBody({ label, numbered, html, className, style, children, ...props }: CodeBodyProps) {
  const code = { className: CODE_CLASS, 'data-numbered': numbered || undefined }
  const lines = html?.match(/<span[^>]* data-line\b/g)?.length
  return (
    <pre
      data-slot="code-body"
      role="group"
      aria-label={label}
      className={cn(
        'overflow-x-auto bg-inherit pt-[1.1rem] pb-[1.3rem] text-small/[1.6] [tab-size:2] [hanging-punctuation:none] focus-visible:-outline-offset-3',
        lines && SKIPPED_CLASS,
        className,
      )}
      style={{ '--lines': lines, ...style }}
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
