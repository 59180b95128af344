import { SiteLink } from '#src/components/site-link.tsx'
import { ExternalLink } from '#src/components/ui/external-link.tsx'
import type { ProductLink as Destination } from '#src/content/products.ts'

/** Link at the bottom of a product card. */
export function ProductLink(props: {
  link: Destination
  /** Product name appended for screen readers, which list links without context. */
  of: string
}) {
  const { link, of } = props
  const label = (
    <>
      {link.label}
      <span className="sr-only"> {of}</span>
    </>
  )
  return link.isExternal ? (
    <ExternalLink href={link.href}>{label}</ExternalLink>
  ) : (
    <SiteLink href={link.href} className="link">
      {label}
    </SiteLink>
  )
}
