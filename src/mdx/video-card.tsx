import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Play from 'lucide-react/icons/play'

import { Icon } from '#src/components/ui/icon.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'

/** A link to a video that loads nothing from the video's host. */
export function VideoCard(props: {
  href: string
  title: string
  source?: string
  words: { watch: string }
  newTab: string
  /** Language of the text, if it differs from the article's. */
  lang?: string
}) {
  const { href, title, source, words, newTab, lang } = props
  return (
    <p className="video-card">
      <NewTabLink href={href} newTabLabel={<span lang={lang}>{newTab}</span>}>
        <Icon icon={Play} />
        <span>
          <strong>{title}</strong>{' '}
          <span className="meta" lang={lang}>
            {[words.watch, source].filter(Boolean).join(', ')}
          </span>
        </span>
        <Icon icon={ArrowUpRight} />
      </NewTabLink>
    </p>
  )
}
