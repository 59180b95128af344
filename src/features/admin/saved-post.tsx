import { Button } from '#src/components/ui/button.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Site } from '#src/content/model.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'

import { exportPost, openNewFile } from './export-posts.ts'
import type { PostTransfer } from './post-file.ts'

const HELP_CLASS = 'mt-[0.4rem] text-meta/body text-ink-3'

/** List item of a browser post with its problems and actions. */
export function SavedPost(props: {
  post: BrowserPost
  transfer: PostTransfer
  /** Whether a published post has the same slug. */
  isBuilt: boolean
  repository: Site['repository']
  href: string
  onEdit: () => void
  onRemove: () => void
}) {
  const { post, transfer, isBuilt, repository, href, onEdit, onRemove } = props
  const { locale } = transfer
  const t = transfer.t.saved
  const rejections = transfer.refusals(post)
  const isReady = rejections.length === 0
  const renderAction = (label: string, onClick: () => void) => (
    <Button size="sm" variant="line" aria-label={`${label}: ${post.title}`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <li className="grid items-start gap-x-8 gap-y-4 border-b border-rule py-5 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="text-h4 tracking-[-0.014em] wrap-anywhere" lang={post.language}>
          <a className="decoration-pen-line underline-offset-[0.2em]" href={href}>
            {post.title}
          </a>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-meta text-ink-3 tabular-nums">
          <time dateTime={post.date}>{formatDate(locale, post.date)}</time>
          <span>{post.language.toUpperCase()}</span>
          <span className="wrap-anywhere">{post.slug}</span>
          {isBuilt && <Tag variant="ok">{t.alreadyPublished}</Tag>}
        </p>
        {isBuilt && <p className={HELP_CLASS}>{t.alreadyPublishedNote}</p>}
        {!isReady && (
          <p className={HELP_CLASS}>
            <strong>{t.refused}</strong> {rejections.join(' ')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {renderAction(t.edit, onEdit)}
        {renderAction(isReady ? t.exportOne : t.exportRaw, () => void exportPost(post, transfer))}
        {repository &&
          isReady &&
          renderAction(t.createInRepository, () => void openNewFile(post, repository, transfer))}
        {renderAction(t.remove, onRemove)}
      </div>
    </li>
  )
}
