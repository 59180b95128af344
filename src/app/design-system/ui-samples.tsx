import ArrowUp from 'lucide-react/icons/arrow-up'
import BookOpen from 'lucide-react/icons/book-open'
import Brain from 'lucide-react/icons/brain'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import FileCheck from 'lucide-react/icons/file-check'
import Lock from 'lucide-react/icons/lock'
import Search from 'lucide-react/icons/search'
import TrendingUp from 'lucide-react/icons/trending-up'
import Zap from 'lucide-react/icons/zap'
import { useState } from 'react'

import { Fact, Facts } from '#src/components/facts.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardTitle } from '#src/components/ui/card.tsx'
import { Checkbox, CheckboxLabel } from '#src/components/ui/checkbox.tsx'
import { CodeBar, CodeBody, CodeFrame } from '#src/components/ui/code-frame.tsx'
import { CopyButton } from '#src/components/ui/copy-button.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogDismiss,
  DialogTitle,
} from '#src/components/ui/dialog.tsx'
import { ExternalLink } from '#src/components/ui/external-link.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { IconBadge } from '#src/components/ui/icon-badge.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Input } from '#src/components/ui/input.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Meter, Tally, Week } from '#src/components/ui/meter.tsx'
import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { Segmented, SegmentedButton, SegmentedLink } from '#src/components/ui/segmented.tsx'
import { Slider } from '#src/components/ui/slider.tsx'
import { Table, TableBox } from '#src/components/ui/table.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#src/components/ui/tabs.tsx'
import { LevelTag, Tag, Tags } from '#src/components/ui/tag.tsx'
import { Textarea } from '#src/components/ui/textarea.tsx'
import { toast } from '#src/components/ui/toast-store.ts'
import { LEVELS } from '#src/lib/levels.ts'

import { Part } from './part.tsx'
import type { Samples } from './samples.ts'

const CODE = `<span data-line=""><span class="tk-keyword">import</span> { SessionsClient } <span class="tk-keyword">from</span><span class="tk-string-expression"> '@google-cloud/dialogflow'</span></span>
<span data-line=""></span>
<span data-line="" data-highlighted-line=""><span class="tk-keyword">const</span><span class="tk-constant"> client</span><span class="tk-keyword"> =</span><span class="tk-keyword"> new</span><span class="tk-function"> SessionsClient</span>()</span>
<span data-line=""><span class="tk-comment">// one chat, one session: the id comes from the messenger</span></span>
<span data-line=""><span class="tk-keyword">export async function</span><span class="tk-function"> ask</span>(chatId<span class="tk-keyword">:</span><span class="tk-constant"> string</span><span class="tk-punctuation">,</span> text<span class="tk-keyword">:</span><span class="tk-constant"> string</span>) {</span>
<span class="diff remove" data-line=""><span class="tk-keyword">  const</span> [reply] <span class="tk-keyword">=</span><span class="tk-keyword"> await</span> client.<span class="tk-function">detectIntent</span>({ text })</span>
<span class="diff add" data-line=""><span class="tk-keyword">  const</span> [reply] <span class="tk-keyword">=</span><span class="tk-keyword"> await</span> client.<mark data-highlighted-chars=""><span class="tk-function">detectIntent</span></mark>({ session, queryInput: { text: { text, languageCode<span class="tk-keyword">:</span><span class="tk-string-expression"> 'uk'</span> } } })</span>
<span data-line=""><span class="tk-keyword">  return</span> reply.queryResult?.fulfillmentText <span class="tk-keyword">??</span><span class="tk-constant"> null</span></span>
<span data-line="">}</span>`

/** The primitives. */
function UiSamples({ t }: { t: Samples }) {
  return (
    <>
      <HeaderSamples t={t} />
      <ButtonSamples t={t} />
      <BadgeSamples t={t} />
      <DrawingSamples t={t} />
      <FormSamples t={t} />
      <ChoiceSamples t={t} />
      <CodeSamples t={t} />
      <DialogSamples t={t} />
    </>
  )
}

function HeaderSamples({ t }: { t: Samples }) {
  const header = (state: string) => (
    <div className="wrap">
      <a className="brand" href="#top">
        <span className="mark" aria-hidden>
          <i />
          <i />
        </span>
        {t.brand}
      </a>
      <nav className="nav" aria-label={`${t.menu}, ${state}`}>
        {t.nav.map((label, index) => (
          <a key={label} href="#top" aria-current={index === 0 ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <button type="button" className="icon-btn" aria-label={t.search}>
        <Icon icon={Search} />
      </button>
      <div className="lang" role="group" aria-label={t.language}>
        <a href="#en" lang="en" aria-current={t.lang === 'en' ? 'true' : undefined}>
          Eng
        </a>
        <a href="#uk" lang="uk" aria-current={t.lang === 'uk' ? 'true' : undefined}>
          Укр
        </a>
      </div>
      <button type="button" className="burger" aria-label={t.menu} aria-expanded={false}>
        <i />
        <i />
      </button>
    </div>
  )
  return (
    <section aria-label="Header: at rest, compact">
      <div className="ds-frame">
        <header className="hdr">{header('at rest')}</header>
      </div>
      <div className="ds-frame ds-under">
        <p className="serif">{t.hero.lead}</p>
        <header className="hdr compact">{header('compact')}</header>
      </div>
    </section>
  )
}

function ButtonSamples({ t }: { t: Samples }) {
  const rows = [
    { name: 'Primary, leads on', props: { go: true } },
    { name: 'Primary', props: {} },
    { name: 'Second', props: { variant: 'line' } },
    { name: 'Offer', props: { variant: 'marker' } },
  ] as const
  return (
    <Part title="Buttons and links">
      <TableBox label="Buttons">
        <Table className="ds-states">
          <thead>
            <tr>
              {['Button', 'Rest', 'Hover', 'Focus', 'Pressed', 'Disabled', 'Busy'].map((state) => (
                <th key={state} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, props }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {['', 'is-hover', 'is-focus', 'is-active'].map((state) => (
                  <td key={state}>
                    <Button {...props} className={state}>
                      {t.book}
                    </Button>
                  </td>
                ))}
                <td>
                  <Button {...props} disabled>
                    {t.book}
                  </Button>
                </td>
                <td>
                  <Button {...props} busy busyLabel={t.sending}>
                    {t.book}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableBox>
      <div className="ds-row">
        <Button size="lg" go>
          60 px
        </Button>
        <Button go>48 px</Button>
        <Button size="sm" go>
          40 px
        </Button>
        <Button variant="line" icon aria-label={t.toTop}>
          <Icon icon={ArrowUp} />
        </Button>
        <Button asChild variant="line">
          <ExternalLink href="https://example.com" variant="plain" newTabLabel={t.newTab}>
            {t.external}
          </ExternalLink>
        </Button>
        <a className="link" href="#top">
          {t.textLink}
        </a>
        <ExternalLink href="https://example.com" newTabLabel={t.newTab}>
          {t.external}
        </ExternalLink>
      </div>
    </Part>
  )
}

function BadgeSamples({ t }: { t: Samples }) {
  const { badges } = t
  return (
    <Part title="Tags, ribbons, plates">
      <Tags>
        <Tag variant="marker">{badges.fresh}</Tag>
        <Tag variant="line">{badges.popular}</Tag>
        <Tag variant="pen">{badges.recommended}</Tag>
        {LEVELS.map((level) => (
          <LevelTag key={level} level={level} counted>
            {badges.level} {level}
          </LevelTag>
        ))}
        <Tag variant="ok">
          <Icon icon={Check} />
          {badges.done}
        </Tag>
        <Tag>
          <Icon icon={Lock} />
          {badges.locked}
        </Tag>
        <Tag variant="line">
          <Icon icon={Clock} />
          {badges.soon}
        </Tag>
        <Tag variant="marker">{badges.off}</Tag>
        <Tag variant="err">{badges.failed}</Tag>
        <Tag asChild>
          <a href="#top">dialogflow</a>
        </Tag>
      </Tags>
      <div className="ds-ribbons">
        {t.ribbons.map((label) => (
          <Card key={label}>
            <Ribbon>{label}</Ribbon>
            <CardTitle>{t.card}</CardTitle>
          </Card>
        ))}
      </div>
      <div className="ds-row">
        <IconBadge icon={FileCheck} />
        <IconBadge icon={BookOpen} level={1} />
        <IconBadge icon={Zap} level={2} />
        <IconBadge icon={Brain} level={3} />
        <IconBadge icon={TrendingUp} level={4} />
        <span className="is-lock">
          <IconBadge icon={Brain} level={3} />
        </span>
      </div>
    </Part>
  )
}

function DrawingSamples({ t }: { t: Samples }) {
  return (
    <Part title="Dashes, meter, week, tally, lists">
      <div className="ds-cols">
        <div className="ds-stack">
          <Dashes of={10} value={7} />
          <Dashes of={10} value={7} size="tall" label="7 / 10" />
          <Dashes of={10} value={4} size="tall" saved />
          <Dashes of={5} value={2} size="tall" tone="ok" label="2 / 5" progress />
          <Dashes of={12} value={3} size="fine" tone="marker" />
          <Dashes of={10} value={1} size="tall" tone="ok" />
        </div>
        <div className="ds-stack">
          <Meter of={60} value={10} />
          <Meter of={20} value={13} tone="ok" />
          <Week />
          <Tally columns={25} rows={7} />
        </div>
        {(['pen', 'ink', 'yes', 'no'] as const).map((dash) => (
          <List key={dash} dash={dash}>
            {t.product.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </List>
        ))}
      </div>
    </Part>
  )
}

function FormSamples({ t }: { t: Samples }) {
  return (
    <Part title="Fields and messages">
      <div className="ds-cols">
        <div className="ds-stack">
          <Field label={t.name}>
            <Input placeholder={t.namePlaceholder} />
          </Field>
          <Field label={t.name}>
            <Input className="is-hover" defaultValue="Hover" />
          </Field>
          <Field label={t.name}>
            <Input className="is-focus" defaultValue="Focus" />
          </Field>
          <Field label={t.code} help={t.codeHelp} error={t.codeError} boxed>
            <Input size="lg" className="num" defaultValue="a8765_gn4320" />
          </Field>
          <Field label={t.image} error={t.imageError}>
            <Input defaultValue="cover.png" />
          </Field>
          <Field label={t.disabled}>
            <Input disabled defaultValue={t.notAvailable} />
          </Field>
          <Field label={t.excerpt}>
            <Textarea rows={3} defaultValue={t.hero.lead} />
          </Field>
        </div>
        <div className="ds-stack">
          <div>
            {t.ticks.map((label, index) => (
              <CheckboxLabel key={label}>
                <Checkbox defaultChecked={index % 2 === 0} disabled={index >= 2} />
                {label}
              </CheckboxLabel>
            ))}
          </div>
          <div className="toast ok">
            <p>{t.toasts.ok}</p>
          </div>
          <div className="toast">
            <p>{t.toasts.note}</p>
            <button type="button">{t.toasts.undo}</button>
          </div>
          <div className="toast err">
            <p>{t.toasts.err}</p>
          </div>
          <p className="box-ok">{t.toasts.saved}</p>
          <div className="ds-row">
            <Button
              size="sm"
              variant="line"
              onClick={() => toast({ message: t.toasts.ok, kind: 'ok' })}
            >
              Toast
            </Button>
            <Button
              size="sm"
              variant="line"
              onClick={() =>
                toast({
                  message: t.toasts.note,
                  action: {
                    label: t.toasts.undo,
                    run: () => toast({ message: t.toasts.saved, kind: 'ok' }),
                  },
                })
              }
            >
              Toast, {t.toasts.undo}
            </Button>
            <Button
              size="sm"
              variant="line"
              onClick={() => toast({ message: t.toasts.err, kind: 'err' })}
            >
              Alert
            </Button>
          </div>
          <TableBox label={t.table.caption}>
            <Table>
              <thead>
                <tr>
                  {t.table.head.map((head, index) => (
                    <th key={head} scope="col" className={index > 0 ? 'r' : undefined}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {t.table.rows.map((row) => (
                  <tr key={row[0]}>
                    {row.map((cell, index) => (
                      <td key={cell} className={index > 0 ? 'r' : undefined}>
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </TableBox>
        </div>
      </div>
    </Part>
  )
}

function ChoiceSamples({ t }: { t: Samples }) {
  const [filter, setFilter] = useState(0)
  const [hours, setHours] = useState(10)
  const [cost, setCost] = useState(500)
  const [first = '', second = ''] = t.tabs
  return (
    <Part title="Segmented, tabs, slider">
      <div className="ds-cols">
        <div className="ds-stack">
          <Segmented label={t.filter} className="ds-start">
            {t.filters.map((label, index) => (
              <SegmentedButton
                key={label}
                pressed={filter === index}
                onClick={() => setFilter(index)}
              >
                {label}
                <span className="num">{6 - index}</span>
              </SegmentedButton>
            ))}
          </Segmented>
          <Segmented label={t.menu} className="ds-start">
            {t.nav.map((label, index) => (
              <SegmentedLink key={label} href="#top" current={index === 2}>
                {label}
              </SegmentedLink>
            ))}
          </Segmented>
          <Tabs defaultValue="first">
            <TabsList label={t.tabsLabel}>
              <TabsTrigger value="first">{first}</TabsTrigger>
              <TabsTrigger value="second">{second}</TabsTrigger>
            </TabsList>
            <TabsContent value="first">
              <p className="lead ds-gap">{t.tabText}</p>
            </TabsContent>
            <TabsContent value="second">
              <p className="lead ds-gap">{t.product.text}</p>
            </TabsContent>
          </Tabs>
        </div>
        <div className="ds-stack">
          <Slider
            label={t.hours}
            value={hours}
            onValueChange={setHours}
            min={1}
            max={40}
            format={String}
          />
          <Slider
            label={t.cost}
            value={cost}
            onValueChange={setCost}
            min={100}
            max={5000}
            step={100}
            format={t.money}
          />
          <Slider
            label={t.disabled}
            value={20}
            onValueChange={setHours}
            min={1}
            max={40}
            format={String}
            disabled
          />
        </div>
      </div>
    </Part>
  )
}

function CodeSamples({ t }: { t: Samples }) {
  const copy = <CopyButton text="npm run dev" label={t.copy} copiedLabel={t.copied} />
  return (
    <Part title="Prose and code">
      <div className="read">
        <h2>{t.prose.title}</h2>
        <p>
          {t.prose.text} <em>{t.prose.good}</em> {t.prose.rest} <code>detectIntent</code>{' '}
          {t.prose.end}
        </p>
        <CodeFrame>
          <CodeBar>
            <span>functions/session.ts</span>
            <span>TypeScript</span>
            {copy}
          </CodeBar>
          <CodeBody label="functions/session.ts" html={CODE} numbered />
        </CodeFrame>
        <ul>
          {t.prose.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <blockquote>
          <p>{t.prose.quote}</p>
        </blockquote>
        <CodeFrame>
          <CodeBar>
            <span>TypeScript</span>
            {copy}
          </CodeBar>
          <CodeBody label="TypeScript" html={CODE} />
        </CodeFrame>
        <ol>
          {t.prose.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
        <CodeFrame>
          <CodeBar>
            <span>Shell</span>
            {copy}
          </CodeBar>
          <CodeBody label="Shell">{'npm ci\nnpm run dev'}</CodeBody>
        </CodeFrame>
      </div>
    </Part>
  )
}

function DialogSamples({ t }: { t: Samples }) {
  const { dialog } = t
  const [isOpen, setIsOpen] = useState(false)
  const figures = [{ figure: '+15%' }, { figure: '2', unit: dialog.weeks }, { figure: '250%' }]
  const body = (
    <>
      <dl className="pairs">
        <div>
          <dt>{dialog.problem}</dt>
          <dd>{dialog.problemText}</dd>
        </div>
        <div>
          <dt>{dialog.solution}</dt>
          <dd>{dialog.solutionText}</dd>
        </div>
      </dl>
      <Facts>
        {figures.map((fact, index) => (
          <Fact key={fact.figure} {...fact} words={dialog.facts[index]} />
        ))}
      </Facts>
    </>
  )
  return (
    <Part title="Dialog">
      <Button size="sm" variant="line" onClick={() => setIsOpen(true)}>
        {dialog.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent closeLabel={dialog.close}>
          <p className="q">{dialog.question}</p>
          <DialogTitle>{dialog.title}</DialogTitle>
          <DialogDescription className="vh">{dialog.problemText}</DialogDescription>
          {body}
          {t.lines.map((line) => (
            <p key={line} className="ds-gap">
              {line}
            </p>
          ))}
          <DialogDismiss asChild>
            <Button variant="line" className="ds-gap">
              {dialog.close}
            </Button>
          </DialogDismiss>
        </DialogContent>
      </Dialog>
      <div className="modal ds-gap">
        <div className="modal-b">
          <p className="q">{dialog.question}</p>
          <h3 className="a">{dialog.title}</h3>
          {body}
        </div>
      </div>
    </Part>
  )
}

export { UiSamples }
