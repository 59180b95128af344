import type { ReactNode } from 'react'

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
