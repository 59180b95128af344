import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'

/** Sortable steps with two buttons each, which work with touch, keyboard and screen readers. */
export function OrderList(props: {
  rows: readonly { id: string; words: ReactNode; note: ReactNode }[]
  isFixed: boolean
  onOrder: (ids: string[]) => void
}) {
  const { rows, isFixed, onOrder } = props
  const t = useMessages('area').area.quiz
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ id: string; by: -1 | 1 }>()
  const ids = rows.map(({ id }) => id)

  // Moving a row in the document removes its focus.
  useEffect(() => {
    if (!moved) return
    const row = [...(list.current?.children ?? [])].find(
      (item) => item instanceof HTMLElement && item.dataset.id === moved.id,
    )
    row?.querySelector<HTMLElement>(`[data-by="${moved.by}"]`)?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [moved])

  const move = (id: string, step: -1 | 1) => {
    const from = ids.indexOf(id)
    onOrder(ids.toSpliced(from, 1).toSpliced(from + step, 0, id))
    setMoved({ id, by: step })
  }
  const position = moved ? ids.indexOf(moved.id) + 1 : 0
  return (
    <>
      <ol ref={list} className="m-0 list-none p-0">
        {rows.map(({ id, words, note }, index) => (
          <li
            key={id}
            data-id={id}
            className="m-0 border-t border-rule p-0 [counter-increment:none] before:hidden"
          >
            <div className="flex items-start gap-3 py-2">
              <span className="w-6 flex-none pt-2 text-center font-semi text-pen tabular-nums">
                {index + 1}
              </span>{' '}
              <div className="min-w-0 grow pt-2">{words}</div>
              {!isFixed && (
                <div className="flex flex-none gap-1 print:hidden no-js:hidden">
                  {([-1, 1] as const).map((step) => {
                    const isEnd = step < 0 ? index === 0 : index === rows.length - 1
                    return (
                      <Button
                        key={step}
                        icon
                        variant="line"
                        data-by={step}
                        // `aria-disabled` instead of `disabled`, so that the button keeps the focus.
                        aria-disabled={isEnd || undefined}
                        aria-label={t[step < 0 ? 'up' : 'down'](index + 1)}
                        className="size-11 off:border-rule off:text-ink-3"
                        onClick={() => !isEnd && move(id, step)}
                      >
                        <Icon icon={step < 0 ? ArrowUp : ArrowDown} />
                      </Button>
                    )
                  })}
                </div>
              )}
            </div>
            {note}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {position > 0 && t.moved(position, rows.length)}
      </p>
    </>
  )
}
