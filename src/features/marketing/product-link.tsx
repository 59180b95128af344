import { SiteLink } from '#src/components/site-link.tsx'
import { ExternalLink } from '#src/components/ui/external-link.tsx'
import type { ProductLink as Destination } from '#src/content/products.ts'

/** The link at the foot of a product's card. */
export function ProductLink(props: {
  link: Destination
  newTabLabel: string
  /** Said after the label to those who hear links out of their cards. */
  of: string
}) {
  const { link, newTabLabel, of } = props
  const label = (
    <>
      {link.label}
      <span className="sr-only"> {of}</span>
    </>
  )
  return link.isExternal ? (
    <ExternalLink href={link.href} newTabLabel={newTabLabel}>
      {label}
    </ExternalLink>
  ) : (
    <SiteLink href={link.href} className="link">
      {label}
    </SiteLink>
  )
}
