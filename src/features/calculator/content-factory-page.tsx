import { Link, useHydrated } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

import { MessageButton } from '#src/components/message-button.tsx'
import { Notice } from '#src/components/notice.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { CopyButton } from '#src/components/ui/copy-button.tsx'
import { Faq } from '#src/components/ui/faq.tsx'
import { Segmented, SegmentedLink } from '#src/components/ui/segmented.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#src/components/ui/tabs.tsx'
import { FACTORY_LANGUAGES, type FactoryLanguage } from '#src/content/ids.ts'
import type { Factory, FactoryWords, Site } from '#src/content/model.ts'
import { useSite } from '#src/content/use-site.ts'
import { RUSSIAN_LABEL, LANGUAGE_LABELS } from '#src/i18n/locales.ts'
import { useLocale } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { messageLink } from '#src/lib/message-link.ts'

import type { FactorySearch } from './factory-search.ts'
import { FeatureCalculator } from './feature-calculator.tsx'
import { PackageChoice } from './package-choice.tsx'
import { QuoteSheet } from './quote-sheet.tsx'
import {
  defaultPackage,
  featureQuote,
  fillPlaceholders,
  formatSelection,
  packageQuote,
  parseSelection,
  type Quote,
  quoteText,
  toggleFeature,
} from './quote.ts'

/** Without JavaScript both panels are shown. */
const TAB_PANEL = 'js:data-[state=inactive]:hidden'

/** Languages of the calculator. */
const LABELS: Record<FactoryLanguage, string> = { ...LANGUAGE_LABELS, ru: RUSSIAN_LABEL }

interface ContentFactoryProps {
  factory: Factory
  labels: FactoryWords
  language: FactoryLanguage
  search: FactorySearch
  /** Updates the named parts of the state. */
  onChange: (part: FactorySearch) => void
}

/** Price calculator and packages in three languages; the state is in the address. */
export function ContentFactoryPage(props: ContentFactoryProps) {
  const { factory, labels, language, search, onChange } = props
  const locale = useLocale()
  const site = useSite()

  const { messenger } = site.links
  const { chosen, unknown } = parseSelection(factory, search.with)
  const tab = search.tab ?? 'calculator'
  const chosenPackage = search.package ?? defaultPackage(factory)
  const quotes = {
    calculator: featureQuote(factory, labels, language, chosen),
    packages: packageQuote(factory, labels, language, chosenPackage),
  }
  const actions = (current: Quote, label: string, toolsClassName?: string) => (
    <QuoteActions
      quote={current}
      label={label}
      toolsClassName={toolsClassName}
      labels={labels}
      messenger={messenger}
    />
  )
  const support = fillPlaceholders(labels.support, { months: factory.supportMonths })
  return (
    <div lang={language === locale ? undefined : language} data-pagefind-body>
      <Section hero className="pb-section print:hidden">
        {/* The heading has the full width, because the question beside the switch is short. */}
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-6 lg:grid lg:grid-cols-1">
          <SectionHeading
            as="h1"
            size="h1"
            className="lg:col-start-1 lg:row-start-1 lg:*:first:pr-64"
            question={labels.hero.question}
            answer={labels.hero.answer}
          />
          <Segmented
            label={labels.language}
            className="lg:col-start-1 lg:row-start-1 lg:justify-self-end no-js:hidden"
          >
            {FACTORY_LANGUAGES.map((option) => (
              <SegmentedLink key={option} current={option === language} asChild>
                <Link
                  to="/content-factory"
                  search={{ ...search, lang: option === locale ? undefined : option }}
                  replace
                  resetScroll={false}
                  lang={option}
                  activeOptions={{ exact: true }}
                >
                  {LABELS[option]}
                </Link>
              </SegmentedLink>
            ))}
          </Segmented>
        </div>
        {labels.lead && <p className="mt-6 max-w-lead text-lead text-ink-2">{labels.lead}</p>}
        {unknown.length > 0 && (
          <Notice className="mt-6" role="status">
            {fillPlaceholders(labels.unknown, { names: unknown.join(', ') })}
          </Notice>
        )}
        <Tabs
          value={tab}
          onValueChange={(value) =>
            onChange({ tab: value === 'packages' ? 'packages' : undefined })
          }
        >
          <TabsList label={labels.tabs.label} className="mt-8 no-js:hidden">
            <TabsTrigger value="calculator">{labels.tabs.calculator}</TabsTrigger>{' '}
            <TabsTrigger value="packages">{labels.tabs.packages}</TabsTrigger>
          </TabsList>
          <TabsContent value="calculator" forceMount className={TAB_PANEL}>
            <FeatureCalculator
              factory={factory}
              labels={labels}
              language={language}
              chosen={chosen}
              support={support}
              onToggle={(...ids) =>
                onChange({
                  with: formatSelection(
                    factory,
                    ids.reduce((selection, id) => toggleFeature(factory, selection, id), chosen),
                  ),
                })
              }
              onTakePackage={(id) => onChange({ tab: 'packages', package: id })}
              actions={actions(quotes.calculator, labels.discuss)}
              barAction={
                <QuoteButton
                  size="sm"
                  // Targets of the bar's own link need no scroll margin.
                  className="max-lg:-scroll-mb-24 max-2xs:px-[0.7rem]"
                  quote={quotes[tab]}
                  labels={labels}
                  messenger={messenger}
                >
                  {labels.discussShort}
                </QuoteButton>
              }
            />
          </TabsContent>
          <TabsContent value="packages" forceMount className={TAB_PANEL}>
            <PackageChoice
              factory={factory}
              labels={labels}
              language={language}
              chosen={chosenPackage}
              support={support}
              onChoose={(id) => onChange({ package: id })}
              actions={actions(
                quotes.packages,
                fillPlaceholders(labels.discussPackage, {
                  name: labels.packages[chosenPackage].name,
                }),
                'ml:col-span-2',
              )}
            />
          </TabsContent>
        </Tabs>
      </Section>
      {labels.faq && (
        <Section ground="sunk" className="print:hidden">
          <TwoColumn>
            <SectionHeading question={labels.faq.question} answer={labels.faq.answer} />
            <Faq items={labels.faq.items} />
          </TwoColumn>
        </Section>
      )}
      <QuoteSheet
        quote={quotes[tab]}
        labels={labels}
        brand={site.brand}
        language={language}
        support={support}
        address={<PageAddress />}
      />
    </div>
  )
}

/** Actions for a quote: discuss, copy, print. */
function QuoteActions(props: {
  quote: Quote
  label: string
  toolsClassName: string | undefined
  labels: FactoryWords
  messenger: Site['links']['messenger']
}): ReactNode {
  const { quote, label, toolsClassName, labels, messenger } = props
  const text = quoteText(quote, labels, usePageAddress())
  return (
    <>
      <QuoteButton size="lg" wide quote={quote} labels={labels} messenger={messenger}>
        {label}
      </QuoteButton>
      <div
        className={cn('flex flex-wrap items-center gap-x-5 gap-y-3 no-js:hidden', toolsClassName)}
      >
        <CopyButton framed elsewhere text={text} label={labels.copy} copiedLabel={labels.copied} />{' '}
        <Button variant="line" size="sm" onClick={() => window.print()}>
          {labels.print}
        </Button>
      </div>
    </>
  )
}

/** Opens the messenger with the quote. */
function QuoteButton(
  props: Omit<ComponentProps<typeof MessageButton>, 'href' | 'newTabLabel' | 'go'> & {
    quote: Quote
    labels: FactoryWords
    messenger: Site['links']['messenger']
  },
) {
  const { quote, labels, messenger, ...button } = props
  const text = quoteText(quote, labels, usePageAddress())
  return (
    <MessageButton go href={messageLink(messenger, text)} newTabLabel={labels.newTab} {...button} />
  )
}

function PageAddress() {
  return usePageAddress()
}

/** Current address for sharing; empty in the prerendered page. Only what shows it is rendered again after hydration. */
function usePageAddress(): string {
  // Read at each render, because every change of the address renders the page.
  return useHydrated() ? window.location.href : ''
}
