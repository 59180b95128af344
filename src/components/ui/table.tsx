import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/**
 * Props of a horizontally scrollable box that make it focusable, so that it can be scrolled by keyboard.
 * After hydration it is focusable only while it overflows.
 */
const SCROLL_STOP = { tabIndex: 0, ref: followOverflow }

function followOverflow(box: HTMLElement | null): (() => void) | undefined {
  const [content] = box?.children ?? []
  if (!box || !content) return undefined
  // The content and not the box, because a box whose content is skipped out of view seems to fit. Where it begins or
  // ceases to overflow, the width of the content changes.
  const observer = new ResizeObserver(() => {
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1
  })
  observer.observe(content)
  return () => observer.disconnect()
}

interface TableBoxProps extends ComponentProps<'div'> {
  /** Accessible name of the table, which makes the box focusable for scrolling by keyboard. */
  label?: string
}

/** Horizontal scroll container of a wide table. */
function TableBox({ label, className, ...props }: TableBoxProps) {
  const group = label && { role: 'group', 'aria-label': label, ...SCROLL_STOP }
  return (
    <div
      data-slot="table-box"
      className={cn(
        'fade-edge overflow-x-auto',
        // A table with three or more columns scrolls on phones, so its first column keeps a readable width.
        'max-sm:[:where(&_table:has(th:nth-child(3))_:is(th,td):first-child)]:min-w-28',
        className,
      )}
      {...group}
      {...props}
    />
  )
}

/** Cell styles have no specificity, so that utilities on a cell override them. */
const CELLS = [
  '[:where(&)_th]:border-b-2 [:where(&)_th]:border-ink [:where(&)_th]:py-[0.6rem] [:where(&)_th]:pr-4 [:where(&)_th]:text-left [:where(&)_th]:align-bottom [:where(&)_th]:font-semi',
  '[:where(&)_td]:border-b [:where(&)_td]:border-rule [:where(&)_td]:py-[0.7rem] [:where(&)_td]:pr-4 [:where(&)_td]:align-top',
  '[:where(&)_tbody_th]:border-b [:where(&)_tbody_th]:border-rule [:where(&)_tbody_th]:py-[0.7rem] [:where(&)_tbody_th]:align-top [:where(&)_tbody_th]:font-medium',
]

/** Table with a 2 px rule below the head and hairlines between rows. */
function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <table
      data-slot="table"
      className={cn(
        'w-full border-collapse text-(length:--text-small) tabular-nums print:break-inside-avoid',
        CELLS,
        className,
      )}
      {...props}
    />
  )
}

export { SCROLL_STOP, Table, TableBox }
