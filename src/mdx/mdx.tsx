import { MDXProvider } from '@mdx-js/react'
import type { MDXComponents, MDXContent } from 'mdx/types'
import { type ReactNode, useMemo } from 'react'

import { Callout } from '#src/components/callout.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Checkbox } from '#src/components/ui/checkbox.tsx'
import { Table, TableBox } from '#src/components/ui/table.tsx'
import type { ArticleComponent } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { CodeBlock } from './code-block.tsx'
import { Figure } from './figure.tsx'
import { VideoCard } from './video-card.tsx'

export type Words = Pick<
  Messages,
  'code' | 'image' | 'callout' | 'video' | 'task' | 'opensInNewTab'
>

/** Classes of steps: large numbers and a rule between them. */
const STEPS =
  '[&_ol>li]:mt-0 [&_ol>li]:border-t [&_ol>li]:border-rule [&_ol>li]:py-[0.9rem] [&_ol>li]:pl-[2.6em] [&_ol>li:last-child]:border-b [&_ol>li]:before:text-[1.35em]/tight [&_ol>li]:before:content-[counter(n)] [&_ol>li]:before:font-bold'

/** Renders an article's body with the components that authors may use. */
export function Mdx(props: {
  Body: MDXContent
  /** Language of the text, if it differs from the article's. */
  lang?: Locale
}) {
  const { Body, lang } = props
  const t = useMessages()
  const components = useMemo(() => createComponents(t, lang), [t, lang])
  return (
    <MDXProvider components={components}>
      <Body />
    </MDXProvider>
  )
}

/** Components of articles by element name. */
export function createComponents(t: Words, lang?: Locale): MDXComponents {
  return {
    a: SiteLink,
    input: (props) => (
      <Checkbox {...props} aria-label={props.checked ? t.task.done : t.task.open} />
    ),
    table: Table,
    Callout: (props) => <Callout labels={t.callout} lang={lang} {...props} />,
    CodeBlock: (props) => <CodeBlock labels={t.code} lang={lang} {...props} />,
    Comparison,
    Figure: (props) => <Figure labels={t.image} {...props} />,
    Picture: (props) => <Figure labels={t.image} {...props} />,
    Steps: ({ children }) => <div className={STEPS}>{children}</div>,
    TableBox,
    VideoCard: (props) => (
      <VideoCard labels={t.video} newTab={t.opensInNewTab} lang={lang} {...props} />
    ),
  } satisfies MDXComponents & Record<ArticleComponent, MDXComponents[string]>
}

/** A comparison table with a caption; a recommended row is marked. */
function Comparison(props: { caption: string; best?: string; children: ReactNode }) {
  const { caption, best, children } = props
  return (
    <figure className="mb-[1.6em] print:break-inside-avoid" data-best={best}>
      <figcaption className="mb-[0.6rem]">{caption}</figcaption>
      {children}
    </figure>
  )
}
