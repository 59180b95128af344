import type { ReactNode } from 'react'

import { List } from '#src/components/ui/list.tsx'
import type { Case } from '#src/content/model.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'

/** Problem, solution and, where it is told, implementation. */
export function CaseStory({ item, t }: { item: Case; t: MessagesOf<'showcase'>['results'] }) {
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
export function CaseDetails(props: {
  item: Case
  t: MessagesOf<'showcase'>['results']
  children?: ReactNode
}) {
  const { item, t, children } = props
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
