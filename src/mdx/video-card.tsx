import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Play from 'lucide-react/icons/play'

import { Icon } from '#src/components/ui/icon.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'

/** A link to a video that loads nothing from the video's host. */
export function VideoCard(props: {
  href: string
  title: string
  source?: string
  labels: { watch: string }
  newTab: string
  /** Language of the text, if it differs from the article's. */
  lang?: string
}) {
  const { href, title, source, labels, newTab, lang } = props
  return (
    <p>
      <NewTabLink
        className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-[1.1rem] border-y-2 border-ink py-[1.1rem] font-sans text-ink no-underline"
        href={href}
        newTabLabel={<span lang={lang}>{newTab}</span>}
      >
        <Icon icon={Play} />
        <span className="grid">
          <strong className="group-hover:text-pen">{title}</strong>{' '}
          <span className="text-meta text-ink-3" lang={lang}>
            {[labels.watch, source].filter(Boolean).join(', ')}
          </span>
        </span>
        <Icon icon={ArrowUpRight} />
      </NewTabLink>
    </p>
  )
}
