import { List } from '#src/components/ui/list.tsx'

import { SectionHeading } from './section-heading.tsx'
import { YesNo, YesNoColumn } from './yes-no.tsx'

interface Side {
  title: string
  items: readonly string[]
}

/** Who an offer is suitable for and who it is not for, side by side. */
export function Fit(props: {
  section: { question?: string; answer: string; yes: Side; no: Side }
}) {
  const { section } = props
  const { yes, no } = section
  return (
    <>
      <SectionHeading {...section} />
      <YesNo>
        <YesNoColumn title={yes.title} tone="yes">
          <List items={yes.items} dash="yes" ruled />
        </YesNoColumn>
        <YesNoColumn title={no.title}>
          <List items={no.items} dash="no" ruled />
        </YesNoColumn>
      </YesNo>
    </>
  )
}
