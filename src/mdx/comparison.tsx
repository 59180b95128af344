import type { ReactNode } from 'react'

/** A comparison table with a caption; a recommended row is marked. */
export function Comparison(props: { caption: string; best?: string; children: ReactNode }) {
  const { caption, best, children } = props
  return (
    <figure className="mb-[1.6em] print:break-inside-avoid" data-best={best}>
      <figcaption className="mb-[0.6rem]">{caption}</figcaption>
      {children}
    </figure>
  )
}
