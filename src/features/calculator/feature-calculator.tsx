import Lock from 'lucide-react/icons/lock'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { Checkbox } from '#src/components/ui/checkbox.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import {
  FACTORY_FEATURES,
  type FactoryFeature,
  type FactoryLanguage,
  type FactoryPackage,
} from '#src/content/ids.ts'
import type { Factory, FactoryWords } from '#src/content/model.ts'
import { cn } from '#src/lib/cn.ts'

import { cheaperPackage, fillIn, formatDollars, totalOf } from './quote.ts'

interface CalculatorProps {
  factory: Factory
  words: FactoryWords
  language: FactoryLanguage
  chosen: readonly FactoryFeature[]
  support: string
  onToggle: (...ids: FactoryFeature[]) => void
  onTakePackage: (id: FactoryPackage) => void
  actions: ReactNode
  /** What stands beside the sum at the foot of a small screen. */
  barAction: ReactNode
}

/** Features to tick, and their sum beside them. */
export function FeatureCalculator(props: CalculatorProps) {
  const { factory, words, language, chosen, support, onToggle, onTakePackage, actions, barAction } =
    props
  const list = useRef<HTMLFieldSetElement>(null)
  const total = totalOf(factory, chosen)
  const cheaper = cheaperPackage(factory, chosen)
  const money = (amount: number) => formatDollars(language, amount)
  const heading = fillIn(words.total, { n: chosen.length, all: FACTORY_FEATURES.length })

  // Boxes that were ticked before the application ran have told nobody.
  const takeOver = useEffectEvent(() => {
    const boxes = list.current?.querySelectorAll('input') ?? []
    const pressed = FACTORY_FEATURES.filter((id) =>
      Array.from(boxes).some((box) => box.value === id && box.checked !== chosen.includes(id)),
    )
    if (pressed.length > 0) onToggle(...pressed)
  })
  useEffect(() => takeOver(), [])

  return (
    // Sends nothing; a browser that keeps ticks over a reload would contradict the address.
    <form className="factory-calc" method="dialog" autoComplete="off">
      <fieldset ref={list} className="feats">
        <legend className="sr-only">{words.featuresLabel}</legend>
        {FACTORY_FEATURES.map((id) => {
          const { price, included } = factory.features[id]
          const isChosen = chosen.includes(id)
          return (
            <label key={id} className={cn(isChosen && 'sel', included && 'fixed-on') || undefined}>
              <Checkbox
                value={id}
                checked={isChosen}
                disabled={included}
                onChange={() => onToggle(id)}
              />
              <span>
                <b>{words.features[id].name}</b>{' '}
                {included && (
                  <Tag>
                    <Icon icon={Lock} size="sm" />
                    {words.always}
                  </Tag>
                )}{' '}
                <span className="fd">{words.features[id].description}</span>
              </span>{' '}
              <span className="num fp">{money(price)}</span>{' '}
            </label>
          )
        })}
      </fieldset>
      <aside className="tot board" aria-label={words.quote.total}>
        <p className="meta num" aria-hidden>
          {heading}
        </p>
        {/* One sentence, so that a change is announced whole. */}
        <output className="big num" aria-atomic>
          <span className="sr-only">{`${heading}: `}</span>
          <span>{money(total)}</span>
        </output>
        <span className="stack" aria-hidden>
          {FACTORY_FEATURES.map((id) => (
            <i
              key={id}
              className={chosen.includes(id) ? 'on' : undefined}
              style={{ flexGrow: factory.features[id].price }}
            />
          ))}
        </span>
        <table className="tbl">
          <thead className="sr-only">
            <tr>
              <th>{words.quote.feature}</th>
              <th>{words.quote.price}</th>
            </tr>
          </thead>
          <tbody>
            {chosen.map((id) => (
              <tr key={id}>
                <td>{words.features[id].name}</td>
                <td className="r">{money(factory.features[id].price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div role="status">
          {cheaper && (
            <div className="cheaper">
              <p>
                {fillIn(words.cheaper, {
                  name: words.packages[cheaper].name,
                  price: money(factory.packages[cheaper].price),
                  total: money(total),
                })}
              </p>
              <Button variant="marker" size="sm" onClick={() => onTakePackage(cheaper)}>
                {fillIn(words.takePackage, { name: words.packages[cheaper].name })}
              </Button>
            </div>
          )}
        </div>
        <noscript>
          <p className="notice">{words.withoutScript}</p>
        </noscript>
        {actions}
        <p className="meta">{support}</p>
        <p className="meta">{words.share}</p>
      </aside>
      {/* The sum stays in sight while the list is longer than the screen. */}
      <div className="tot-bar">
        <span aria-hidden>
          <span className="price num">{money(total)}</span>{' '}
          <span className="meta num">{heading}</span>
        </span>{' '}
        {barAction}
      </div>
    </form>
  )
}
