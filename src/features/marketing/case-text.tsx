import type { ReactNode } from 'react'

import { List } from '#src/components/ui/list.tsx'
import type { Case } from '#src/content/model.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

/** Problem, solution and optional implementation. */
export function CaseStory({ item }: { item: Case }) {
  const t = useMessages('showcase').results

  const parts = [
    [t.problem, item.problem],
    [t.solution, item.solution],
    [t.implementation, item.implementation],
  ] as const
  return (
    <dl className="my-6 grid gap-x-8 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
      {parts.map(
        ([title, text]) =>
          text && (
            <div key={title} className="last:odd:col-span-full">
              <dt className="text-small/body font-semi">{title}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Results of a case: figures, if there are any, and a list. */
export function CaseDetails(props: { item: Case; children?: ReactNode }) {
  const { item, children } = props
  const t = useMessages('showcase').results

  return (
    <div className="mt-7">
      <h3 className="text-small/[1.2] font-semi tracking-normal">{t.detailedResults}</h3>
      {children}
      <p className="mt-[0.6rem]">{item.result}</p>
      <List items={item.details} className="mt-[0.6rem]" />
    </div>
  )
}
