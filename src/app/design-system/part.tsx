import type { ReactNode } from 'react'

/** A titled part of the design system's page. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ds-part" aria-label={title}>
      <div className="wrap">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}

export { Part }
