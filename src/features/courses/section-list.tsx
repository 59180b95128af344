import { Section } from '#src/components/section.tsx'

import type { SectionBody } from './course-sections.tsx'

/** A sequence of sections; padding between neighbors with the same background is not doubled. */
export function SectionList({ sections }: { sections: readonly SectionBody[] }) {
  return sections.map(({ id, ground = 'paper', body }, index) => {
    const before = sections[index - 1]
    const isSameGround = before !== undefined && (before.ground ?? 'paper') === ground
    return (
      <Section key={id} id={id} ground={ground} flush={isSameGround}>
        {body}
      </Section>
    )
  })
}
