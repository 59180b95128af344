import type { ReactNode } from 'react'

import { List } from '#src/components/ui/list.tsx'
import type { Case } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

/** Problem, solution and, where it is told, implementation. */
export function CaseStory({ item }: { item: Case }) {
  const t = useMessages('showcase').results

  const parts = [
    [t.problem, item.problem],
    [t.solution, item.solution],
    [t.implementation, item.implementation],
  ] as const
  return (
    <dl className="pairs">
      {parts.map(
        ([title, text]) =>
          text && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** What came of a case: its figures, where they are given, and line by line. */
export function CaseDetails(props: { item: Case; children?: ReactNode }) {
  const { item, children } = props
  const t = useMessages('showcase').results

  return (
    <div className="case-details">
      <h3>{t.detailedResults}</h3>
      {children}
      <p>{item.result}</p>
      <List>
        {item.details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </List>
    </div>
  )
}
