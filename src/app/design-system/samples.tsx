import BookOpen from 'lucide-react/icons/book-open'
import { Fragment, type ReactNode, useState } from 'react'

import { FileButton } from '#src/components/file-button.tsx'
import { MessageButton } from '#src/components/message-button.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardFoot, CardText, CardTitle, CardTop } from '#src/components/ui/card.tsx'
import { Checkbox, CheckboxLabel } from '#src/components/ui/checkbox.tsx'
import { CodeBar, CodeBarName, CodeBody, CodeFrame } from '#src/components/ui/code-frame.tsx'
import { CopyButton } from '#src/components/ui/copy-button.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '#src/components/ui/dialog.tsx'
import { ExternalLink } from '#src/components/ui/external-link.tsx'
import { Faq } from '#src/components/ui/faq.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Input } from '#src/components/ui/input.tsx'
import { LevelDashes } from '#src/components/ui/level-dashes.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Meter, Tally, Week } from '#src/components/ui/meter.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { Price, PriceNote, WAS } from '#src/components/ui/price.tsx'
import { QrCode } from '#src/components/ui/qr-code.tsx'
import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { Segmented, SegmentedButton, SegmentedLink } from '#src/components/ui/segmented.tsx'
import { Slider } from '#src/components/ui/slider.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { Table, TableBox } from '#src/components/ui/table.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#src/components/ui/tabs.tsx'
import { LevelTag, Tag, Tags } from '#src/components/ui/tag.tsx'
import { Textarea } from '#src/components/ui/textarea.tsx'
import { toast } from '#src/components/ui/toast-store.ts'
import { LEVELS } from '#src/content/ids.ts'

import type { Words } from './words.ts'

/** A component with its name, its variants and an example. */
type Samples = Record<string, (t: Words) => ReactNode>

const renderEach = <T extends string | number | boolean | undefined>(
  values: readonly T[],
  show: (value: T, index: number) => ReactNode,
) => values.map((value, index) => <Fragment key={String(value)}>{show(value, index)}</Fragment>)
const icon = <Icon icon={BookOpen} size="lg" />

/** Primitives of `components/ui`. */
export const PRIMITIVES: Samples = {
  'Button: looks, sizes, disabled, busy, icon': (t) =>
    renderEach(['primary', 'line', 'marker'] as const, (variant) => (
      <p className="ds-row">
        {renderEach(['lg', 'md', 'sm'] as const, (size) => (
          <Button variant={variant} size={size} go={size === 'lg'}>
            {t.action}
          </Button>
        ))}
        <Button variant={variant} disabled>
          {t.action}
        </Button>
        <Button variant={variant} busy busyLabel={t.busy} />
        <Button variant={variant} icon aria-label={t.action}>
          <Icon icon={BookOpen} />
        </Button>
      </p>
    )),
  'ButtonRow, NewTabLink, ExternalLink, MessageButton, FileButton': (t) => (
    <ButtonRow>
      <Button asChild variant="line">
        <NewTabLink href="https://example.com">{t.action}</NewTabLink>
      </Button>
      <ExternalLink href="https://example.com">{t.action}</ExternalLink>
      <MessageButton href="https://example.com" go>
        {t.action}
      </MessageButton>
      <FileButton
        label={t.action}
        accept=".mdx"
        onChoose={(files) => toast({ message: `${files.length}` })}
      />
    </ButtonRow>
  ),
  'Tag, LevelTag, LevelDashes, Spaced': (t) => (
    <>
      <Tags>
        {renderEach(['plain', 'marker', 'line', 'pen', 'ok', 'err'] as const, (variant) => (
          <Tag variant={variant}>{t.tag}</Tag>
        ))}
        {renderEach(LEVELS, (level) => (
          <LevelTag level={level} counted>
            {level}
          </LevelTag>
        ))}
      </Tags>
      <p>
        <Spaced>
          {LEVELS.map((level) => (
            <LevelDashes key={level} level={level} />
          ))}
        </Spaced>
      </p>
    </>
  ),
  'Card: parts, ribbons, prices': (t) => (
    <div className="ds-cols">
      {renderEach([undefined, 'green', 'blue', 'purple', 'orange'] as const, (color) => (
        <Card>
          <CardTop>
            {icon}
            <Ribbon color={color}>{t.tag}</Ribbon>
          </CardTop>
          <CardTitle>{t.title}</CardTitle>
          <CardText lines={2}>{t.long}</CardText>
          <Price>
            <s className={WAS}>{t.was}</s> {t.price} <PriceNote>{t.minutes}</PriceNote>
          </Price>
          <CardFoot>
            <Button wide>{t.action}</Button>
          </CardFoot>
        </Card>
      ))}
    </div>
  ),
  'Dashes, Meter, Tally, Week, QrCode': (t) => (
    <div className="ds-cols">
      {renderEach(['md', 'tall', 'fine'] as const, (size) =>
        renderEach(['pen', 'ok', 'ink', 'marker'] as const, (tone) => (
          <Dashes of={10} value={7} size={size} tone={tone} />
        )),
      )}
      <Dashes of={10} value={4} size="tall" saved />
      <Meter of={60} value={10} />
      <Tally columns={25} rows={7} />
      <Week />
      <QrCode text="https://example.com" label={t.title} className="w-32" />
    </div>
  ),
  'List: four dashes': (t) => (
    <div className="ds-cols">
      {renderEach(['pen', 'ink', 'yes', 'no'] as const, (dash) => (
        <List items={t.items} dash={dash} />
      ))}
    </div>
  ),
  'Field: help, errors, disabled': (t) => (
    <div className="ds-cols">
      <Field label={t.title} help={t.help}>
        <Input placeholder={t.action} />
      </Field>
      <Field label={t.title} error={t.error}>
        <Input defaultValue="cover.png" />
      </Field>
      <Field label={t.title} help={t.help} error={t.error} boxed>
        <Input size="lg" />
      </Field>
      <Field label={t.title}>
        <Input disabled defaultValue={t.text} />
      </Field>
      <Field label={t.title}>
        <Textarea rows={3} defaultValue={t.long} />
      </Field>
      <div>
        {renderEach([true, false], (isDisabled) => (
          <CheckboxLabel>
            <Checkbox defaultChecked disabled={isDisabled} />
            {t.title}
          </CheckboxLabel>
        ))}
      </div>
    </div>
  ),
  'Segmented, Tabs, Slider': (t) => <Choices t={t} />,
  'Dialog, Toaster': (t) => <Layers t={t} />,
  'CodeFrame: numbered, plain': (t) =>
    renderEach([true, false], (isNumbered) => (
      <CodeFrame>
        <CodeBar>
          <CodeBarName>TypeScript</CodeBarName>
          <CopyButton text="npm ci" label={t.action} copiedLabel={t.yes} />
        </CodeBar>
        <CodeBody
          label="TypeScript"
          numbered={isNumbered}
          html={'<span data-line="">npm ci</span>\n<span data-line="">npm run dev</span>'}
        />
      </CodeFrame>
    )),
  Table: (t) => (
    <TableBox label={t.title}>
      <Table>
        <tbody>
          {renderEach(t.items, (item) => (
            <tr>
              <th scope="row">{item}</th>
              <td>{t.text}</td>
              <td className="pr-0 text-right">{t.price}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableBox>
  ),
  Faq: (t) => <Faq items={t.items.map((question) => ({ question, answer: t.text }))} />,
}

function Choices({ t }: { t: Words }) {
  const [chosen, setChosen] = useState(0)
  const [hours, setHours] = useState(10)
  return (
    <div className="ds-stack">
      <Segmented label={t.title}>
        {renderEach(t.items, (label, index) => (
          <SegmentedButton pressed={chosen === index} onClick={() => setChosen(index)}>
            {label}
          </SegmentedButton>
        ))}
      </Segmented>
      <Segmented label={t.title}>
        {renderEach(t.items, (label, index) => (
          <SegmentedLink href="#main" current={index === 1}>
            {label}
          </SegmentedLink>
        ))}
      </Segmented>
      <Tabs defaultValue={t.yes}>
        <TabsList label={t.title}>
          {renderEach([t.yes, t.no], (tab) => (
            <TabsTrigger value={tab}>{tab}</TabsTrigger>
          ))}
        </TabsList>
        {renderEach([t.yes, t.no], (tab) => (
          <TabsContent value={tab}>{t.text}</TabsContent>
        ))}
      </Tabs>
      {renderEach([false, true], (isDisabled) => (
        <Slider
          label={t.title}
          value={hours}
          onValueChange={setHours}
          min={1}
          max={40}
          format={String}
          disabled={isDisabled}
        />
      ))}
    </div>
  )
}

function Layers({ t }: { t: Words }) {
  const [isOpen, setIsOpen] = useState(false)
  const undo = { label: t.no, run: () => toast({ message: t.yes, kind: 'ok' }) }
  return (
    <p className="ds-row">
      <Button onClick={() => setIsOpen(true)}>Dialog</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent closeLabel={t.no}>
          <DialogTitle>{t.title}</DialogTitle>
          <DialogDescription>{t.long}</DialogDescription>
        </DialogContent>
      </Dialog>
      <Button variant="line" onClick={() => toast({ message: t.text, action: undo })}>
        Toast
      </Button>
      <Button variant="line" onClick={() => toast({ message: t.error, kind: 'err' })}>
        Alert
      </Button>
    </p>
  )
}
