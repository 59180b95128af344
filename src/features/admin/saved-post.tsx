import { Button } from '#src/components/ui/button.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Site } from '#src/content/model.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'

import { exportPost, openNewFile } from './export-posts.ts'
import type { PostTransfer } from './post-transfer.ts'

/** A post of this browser: what it is, whether the site's build would take it, and what can be done with it. */
export function SavedPost(props: {
  post: BrowserPost
  transfer: PostTransfer
  /** The site has a post at this address. */
  isBuilt: boolean
  repository: Site['repository']
  href: string
  onEdit: () => void
  onRemove: () => void
}) {
  const { post, transfer, isBuilt, repository, href, onEdit, onRemove } = props
  const { locale } = transfer
  const t = transfer.t.saved
  const refused = transfer.refusals(post)
  const isReady = refused.length === 0
  const act = (label: string, onClick: () => void) => (
    <Button size="sm" variant="line" aria-label={`${label}: ${post.title}`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <li>
      <div>
        <h3 lang={post.language}>
          <a href={href}>{post.title}</a>
        </h3>
        <p className="meta num">
          <time dateTime={post.date}>{formatDate(locale, post.date)}</time>
          <span>{post.language.toUpperCase()}</span>
          <span className="saved-slug">{post.slug}</span>
          {isBuilt && <Tag variant="ok">{t.inGit}</Tag>}
        </p>
        {isBuilt && <p className="help">{t.inGitNote}</p>}
        {!isReady && (
          <p className="help">
            <strong>{t.refused}</strong> {refused.join(' ')}
          </p>
        )}
      </div>
      <div className="saved-acts">
        {act(t.edit, onEdit)}
        {act(isReady ? t.exportOne : t.exportRaw, () => void exportPost(post, transfer))}
        {repository && isReady && act(t.toGit, () => void openNewFile(post, repository, transfer))}
        {act(t.remove, onRemove)}
      </div>
    </li>
  )
}
