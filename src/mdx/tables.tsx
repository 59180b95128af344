import type { ReactNode } from 'react'

/** A box in which a wide table scrolls, by keyboard too. */
export function TableBox({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it takes focus
    <div className="tbl-x" tabIndex={0} role="group">
      {children}
    </div>
  )
}

/** A table that compares, with its caption and, where there is one, the recommended row marked. */
export function Comparison(props: { caption: string; best?: string; children: ReactNode }) {
  const { caption, best, children } = props
  return (
    <figure className="comparison" data-best={best}>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  )
}
