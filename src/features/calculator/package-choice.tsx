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

import { fillIn, formatDollars, totalOf } from './quote.ts'

interface PackageChoiceProps {
  factory: Factory
  words: FactoryWords
  language: FactoryLanguage
  chosen: FactoryPackage
  support: string
  onChoose: (id: FactoryPackage) => void
  actions: ReactNode
}

/** Three ready packages, one of them chosen. */
export function PackageChoice(props: PackageChoiceProps) {
  const { factory, words, language, chosen, support, onChoose, actions } = props
  const all = FACTORY_FEATURES.length
  return (
    <>
      <fieldset className="pks">
        <legend className="sr-only">{words.packagesLabel}</legend>
        {FACTORY_PACKAGES.map((id) => {
          const { price, features } = factory.packages[id]
          const { name, description } = words.packages[id]
          const isChosen = id === chosen
          const total = totalOf(factory, features)
          return (
            <div key={id} className={cn('pkc', isChosen && 'on')}>
              <label className="card-top">
                <input
                  type="radio"
                  name="package"
                  className="sr-only"
                  value={id}
                  // The whole box presses it; read out, the name and the price will do.
                  aria-label={`${name}, ${formatDollars(language, price)}`}
                  checked={isChosen}
                  onChange={() => onChoose(id)}
                />
                <b>{name}</b>{' '}
                {isChosen && (
                  <Tag variant="pen">
                    <Icon icon={Check} size="sm" />
                    {words.selected}
                  </Tag>
                )}
              </label>{' '}
              <span className="big num">{formatDollars(language, price)}</span>{' '}
              {words.instead && total > price && (
                <span className="meta num">
                  {fillIn(words.instead, { total: formatDollars(language, total) })}
                </span>
              )}{' '}
              <span className="fd">{description}</span>{' '}
              <span className="meta num">
                {fillIn(words.includes, { n: features.length, all })}
              </span>
              <Dashes of={all} value={features.length} />
              <List>
                {FACTORY_FEATURES.filter((feature) => features.includes(feature)).map((feature) => (
                  <li key={feature}>{words.features[feature].name}</li>
                ))}
              </List>
            </div>
          )
        })}
      </fieldset>
      <div className="pk-act">
        {actions}
        <p className="meta">{support}</p>
        <p className="meta">{words.share}</p>
      </div>
    </>
  )
}
