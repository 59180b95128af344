import Lock from 'lucide-react/icons/lock'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import { Notice } from '#src/components/notice.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Checkbox } from '#src/components/ui/checkbox.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { PRICE } from '#src/components/ui/price.tsx'
import { Table } from '#src/components/ui/table.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import {
  FACTORY_FEATURES,
  type FactoryFeature,
  type FactoryLanguage,
  type FactoryPackage,
} from '#src/content/ids.ts'
import type { Factory, FactoryWords } from '#src/content/model.ts'
import { cn } from '#src/lib/cn.ts'

import { cheaperPackage, fillPlaceholders, formatDollars, calculateTotal } from './quote.ts'

interface CalculatorProps {
  factory: Factory
  labels: FactoryWords
  language: FactoryLanguage
  chosen: readonly FactoryFeature[]
  support: string
  onToggle: (...ids: FactoryFeature[]) => void
  onTakePackage: (id: FactoryPackage) => void
  actions: ReactNode
  /** Content beside the sum in the bottom bar of small screens. */
  barAction: ReactNode
}

/** Checkboxes of features with the sum beside them. */
export function FeatureCalculator(props: CalculatorProps) {
  const {
    factory,
    labels,
    language,
    chosen,
    support,
    onToggle,
    onTakePackage,
    actions,
    barAction,
  } = props
  const list = useRef<HTMLFieldSetElement>(null)
  const total = calculateTotal(factory, chosen)
  const cheaper = cheaperPackage(factory, chosen)
  const money = (amount: number) => formatDollars(language, amount)
  const heading = fillPlaceholders(labels.total, { n: chosen.length, all: FACTORY_FEATURES.length })

  // Reads checkboxes that were changed before hydration.
  const hydrateSelection = useEffectEvent(() => {
    const boxes = list.current?.querySelectorAll('input') ?? []
    const pressed = FACTORY_FEATURES.filter((id) =>
      Array.from(boxes).some((box) => box.value === id && box.checked !== chosen.includes(id)),
    )
    if (pressed.length > 0) onToggle(...pressed)
  })
  useEffect(() => hydrateSelection(), [])

  return (
    // The form is never submitted; it stops browsers from restoring ticks that contradict the address.
    <form
      className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_clamp(22rem,33%,25rem)] lg:gap-16"
      method="dialog"
      autoComplete="off"
    >
      <fieldset ref={list} className="max-lg:-order-2">
        <legend className="sr-only">{labels.featuresLabel}</legend>
        {FACTORY_FEATURES.map((id) => {
          const { price, included } = factory.features[id]
          const isChosen = chosen.includes(id)
          return (
            <label
              key={id}
              className={cn(
                'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-4 border-b border-rule py-[0.9rem] max-2xs:grid-cols-[auto_minmax(0,1fr)]',
                included ? 'cursor-default' : 'cursor-pointer',
              )}
            >
              <Checkbox
                value={id}
                checked={isChosen}
                disabled={included}
                onChange={() => onToggle(id)}
              />
              <span>
                <b className="font-semi">{labels.features[id].name}</b>{' '}
                {included && (
                  <Tag>
                    <Icon icon={Lock} size="sm" />
                    {labels.always}
                  </Tag>
                )}{' '}
                <span className="block text-small/body text-ink-2">
                  {labels.features[id].description}
                </span>
              </span>{' '}
              <span
                className={cn(
                  'text-[1.375rem] whitespace-nowrap tabular-nums max-2xs:col-start-2',
                  isChosen ? 'font-bold text-ink' : 'text-ink-3',
                )}
              >
                {money(price)}
              </span>{' '}
            </label>
          )
        })}
      </fieldset>
      <aside
        className="board grid grid-cols-1 gap-[1.1rem] self-start p-[clamp(1.25rem,2.6vw,2rem)] max-lg:relative max-lg:z-(--z-float) max-lg:-mt-8 lg:sticky lg:top-20"
        aria-label={labels.quote.total}
      >
        <p className="meta tabular-nums" aria-hidden>
          {heading}
        </p>
        {/* One sentence, so that screen readers announce it completely. */}
        <output
          className="text-figure font-bold tracking-tighter whitespace-nowrap tabular-nums"
          aria-atomic
        >
          {/* Limits the width of the screen reader text. */}
          <span className="sr-only text-base">{`${heading}: `}</span>
          <span>{money(total)}</span>
        </output>
        <span className="flex h-[18px] gap-[3px]" aria-hidden>
          {FACTORY_FEATURES.map((id) => (
            <i
              key={id}
              className={cn('basis-0', chosen.includes(id) ? 'bg-pen' : 'bg-rule')}
              style={{ flexGrow: factory.features[id].price }}
            />
          ))}
        </span>
        <Table>
          <thead className="sr-only">
            <tr>
              <th>{labels.quote.feature}</th>
              <th>{labels.quote.price}</th>
            </tr>
          </thead>
          <tbody>
            {chosen.map((id) => (
              <tr key={id}>
                <td className="max-2xs:block max-2xs:border-b-0 max-2xs:pb-0">
                  {labels.features[id].name}
                </td>
                {/* With large fonts prices are below the names. */}
                <td className="pr-0 text-right max-2xs:block max-2xs:pt-0 max-2xs:text-left">
                  {money(factory.features[id].price)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <div role="status">
          {cheaper && (
            <div className="grid justify-items-start gap-3 border-l-6 border-marker pl-4">
              <p>
                {fillPlaceholders(labels.cheaper, {
                  name: labels.packages[cheaper].name,
                  price: money(factory.packages[cheaper].price),
                  total: money(total),
                })}
              </p>
              <Button variant="marker" size="sm" onClick={() => onTakePackage(cheaper)}>
                {fillPlaceholders(labels.takePackage, { name: labels.packages[cheaper].name })}
              </Button>
            </div>
          )}
        </div>
        <noscript>
          <Notice>{labels.withoutScript}</Notice>
        </noscript>
        {actions}
        <p className="meta">{support}</p>
        <p className="meta">{labels.share}</p>
      </aside>
      {/* The sum is sticky while the list is longer than the screen. */}
      <div
        data-slot="total-bar"
        // After the list it is hidden behind the panel, takes no space, and its border is not wider than the panel.
        className="sticky bottom-0 z-(--z-float) -order-1 -mx-gutter -mb-20 flex items-center justify-between gap-4 self-start bg-veil px-gutter py-3 [backdrop-filter:blur(10px)] before:absolute before:inset-x-gutter before:top-0 before:h-px before:bg-rule focus-within:z-(--z-header) focus-within:bg-paper max-[18.1rem]:flex-wrap lg:hidden"
      >
        <span aria-hidden>
          <span className={cn(PRICE, 'block whitespace-nowrap max-xs:whitespace-nowrap')}>
            {money(total)}
          </span>{' '}
          <span className="block meta tabular-nums">{heading}</span>
        </span>{' '}
        {barAction}
      </div>
    </form>
  )
}
