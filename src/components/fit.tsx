import { List } from '#src/components/ui/list.tsx'

import { SectionHeading } from './section-heading.tsx'
import { YesNo, YesNoColumn } from './yes-no.tsx'

interface Side {
  title: string
  items: readonly string[]
}

/** Who an offer is suitable for and who it is not for, side by side. */
export function Fit({
  section,
}: {
  section: { question?: string; answer: string; yes: Side; no: Side }
}) {
  const { question, answer, yes, no } = section
  return (
    <>
      <SectionHeading question={question} answer={answer} />
      <YesNo>
        <YesNoColumn title={yes.title} tone="yes">
          <Lines items={yes.items} dash="yes" />
        </YesNoColumn>
        <YesNoColumn title={no.title}>
          <Lines items={no.items} dash="no" />
        </YesNoColumn>
      </YesNo>
    </>
  )
}

function Lines({ items, dash }: { items: readonly string[]; dash: 'yes' | 'no' }) {
  return (
    <List dash={dash} ruled>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}
