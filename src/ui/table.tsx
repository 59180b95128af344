import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

interface TableBoxProps extends ComponentProps<'div'> {
  /** Name of the table. With it the box can be scrolled from the keyboard. */
  label?: string
}

/** Scrolls a wide table sideways, so that the page never does. */
function TableBox({ label, className, ...props }: TableBoxProps) {
  const group = label && { role: 'group', 'aria-label': label, tabIndex: 0 }
  return <div data-slot="table-box" className={cn('tbl-x', className)} {...group} {...props} />
}

/** Rules, not boxes: 2 px under the head, hairlines between the rows. */
function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table data-slot="table" className={cn('tbl', className)} {...props} />
}

interface TableRowProps extends ComponentProps<'tr'> {
  /** The recommended row, with a marker bar. */
  best?: boolean
}

function TableRow({ best = false, className, ...props }: TableRowProps) {
  return (
    <tr data-slot="table-row" className={cn(best && 'best', className) || undefined} {...props} />
  )
}

interface TableCellProps extends ComponentProps<'td'> {
  /** A number: at the right, so that digits stand under digits. */
  numeric?: boolean
}

function TableCell({ numeric = false, className, ...props }: TableCellProps) {
  return (
    <td data-slot="table-cell" className={cn(numeric && 'r', className) || undefined} {...props} />
  )
}

interface TableHeaderProps extends ComponentProps<'th'> {
  numeric?: boolean
}

/** Names a column, or a row with `scope="row"`. */
function TableHeader({ numeric = false, scope = 'col', className, ...props }: TableHeaderProps) {
  return (
    <th
      data-slot="table-header"
      scope={scope}
      className={cn(numeric && 'r', className) || undefined}
      {...props}
    />
  )
}

export { Table, TableBox, TableCell, TableHeader, TableRow }
