import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

import { Dashes } from '#src/components/ui/dashes.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import {
  FACTORY_FEATURES,
  FACTORY_PACKAGES,
  type FactoryLanguage,
  type FactoryPackage,
} from '#src/content/ids.ts'
import type { Factory, FactoryWords } from '#src/content/model.ts'
import { cn } from '#src/lib/cn.ts'

import { fillPlaceholders, formatDollars, calculateTotal } from './quote.ts'

interface PackageChoiceProps {
  factory: Factory
  labels: FactoryWords
  language: FactoryLanguage
  chosen: FactoryPackage
  support: string
  onChoose: (id: FactoryPackage) => void
  actions: ReactNode
}

/** Radio group of three packages. */
export function PackageChoice(props: PackageChoiceProps) {
  const { factory, labels, language, chosen, support, onChoose, actions } = props
  const featureCount = FACTORY_FEATURES.length
  return (
    <>
      <fieldset className="mt-8 grid gap-5 ml:grid-cols-3 ml:grid-rows-[repeat(6,auto)]">
        <legend className="sr-only">{labels.packagesLabel}</legend>
        {FACTORY_PACKAGES.map((id) => {
          const { price, features } = factory.packages[id]
          const { name, description } = labels.packages[id]
          const isChosen = id === chosen
          const total = calculateTotal(factory, features)
          return (
            <div
              key={id}
              className={cn(
                // Subgrid rows align price, text, dashes and list across cards.
                'relative grid cursor-pointer content-start gap-4 border-[1.5px] p-6 outline-offset-3 outline-focus has-[input:focus-visible]:outline-3 ml:row-span-6 ml:grid-rows-subgrid',
                isChosen
                  ? 'border-pen bg-surface [box-shadow:inset_0_6px_0_var(--color-pen)]'
                  : 'border-rule-strong',
              )}
            >
              {/* The whole card is clickable. */}
              <label className="flex min-h-8 cursor-pointer flex-wrap items-start justify-between gap-4 after:absolute after:inset-0">
                <input
                  type="radio"
                  name="package"
                  className="sr-only"
                  value={id}
                  // The whole card is its label, but the accessible name is short.
                  aria-label={`${name}, ${formatDollars(language, price)}`}
                  checked={isChosen}
                  onChange={() => onChoose(id)}
                />
                <b className="text-h3 font-bold tracking-normal">{name}</b>{' '}
                {isChosen && (
                  <Tag variant="pen">
                    <Icon icon={Check} size="sm" />
                    {labels.selected}
                  </Tag>
                )}
              </label>{' '}
              <span className="text-[clamp(2.75rem,2.2rem+2.6vw,4.5rem)]/[0.92] font-bold tracking-tighter whitespace-nowrap tabular-nums">
                {formatDollars(language, price)}
              </span>{' '}
              {labels.instead && total > price && (
                <span className="meta tabular-nums">
                  {fillPlaceholders(labels.instead, { total: formatDollars(language, total) })}
                </span>
              )}{' '}
              <span className="block text-small/body text-ink-2">{description}</span>{' '}
              <span className="meta tabular-nums">
                {fillPlaceholders(labels.includes, { n: features.length, all: featureCount })}
              </span>
              <Dashes of={featureCount} value={features.length} />
              <List
                items={FACTORY_FEATURES.filter((feature) => features.includes(feature)).map(
                  (feature) => labels.features[feature].name,
                )}
                className="text-small/body"
              />
            </div>
          )
        })}
      </fieldset>
      {/* The button is as wide as a card, with the other actions beside it. */}
      <div className="mt-8 grid max-w-100 gap-[1.1rem] ml:max-w-none ml:grid-cols-3 ml:gap-x-5">
        {actions}
        <p className="meta ml:col-span-full">{support}</p>
        <p className="meta ml:col-span-full">{labels.share}</p>
      </div>
    </>
  )
}
