import type { ComponentProps, ReactNode } from 'react'

import { cn } from '#src/lib/cn.ts'

interface PointsProps extends ComponentProps<'ul'> {
  /** In two columns, with larger titles. */
  two?: boolean
}

/** Ruled answers, each with an icon. */
function Points({ two = false, className, ...props }: PointsProps) {
  return <ul data-slot="points" className={cn('points', two && 'two', className)} {...props} />
}

interface PointProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** An `<Icon size="lg">`. */
  icon: ReactNode
  title: ReactNode
  text?: ReactNode
}

/** One of the points. */
function Point({ icon, title, text, ...props }: PointProps) {
  return (
    <li data-slot="point" {...props}>
      {icon}
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
    </li>
  )
}

export { Point, Points }
