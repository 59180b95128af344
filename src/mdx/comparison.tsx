import type { ReactNode } from 'react'

/** A comparison table with a caption; a recommended row is marked. */
export function Comparison(props: { caption: string; best?: string; children: ReactNode }) {
  const { caption, best, children } = props
  return (
    <figure className="comparison" data-best={best}>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  )
}
