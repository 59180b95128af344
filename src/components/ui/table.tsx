import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { SCROLL_STOP } from './scroll-stop.ts'

interface TableBoxProps extends ComponentProps<'div'> {
  /** Name of the table. With it the box can be scrolled from the keyboard. */
  label?: string
}

/** Scrolls a wide table sideways, so that the page never does. */
function TableBox({ label, className, ...props }: TableBoxProps) {
  const group = label && { role: 'group', 'aria-label': label, ...SCROLL_STOP }
  return <div data-slot="table-box" className={cn('tbl-x', className)} {...group} {...props} />
}

/** Rules, not boxes: 2 px under the head, hairlines between the rows. */
function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table data-slot="table" className={cn('tbl', className)} {...props} />
}

export { Table, TableBox }
