import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'

import type { MessagesOf } from '#src/i18n/messages.ts'
import { Icon } from '#src/ui/icon.tsx'

/** How long the button says that the link was copied, in ms. */
const COPIED_FOR = 2000

/** Shares the page by the device's own sheet where it has one, else copies the page's address. */
export function ShareButton({ title, t }: { title: string; t: MessagesOf<'blog'>['blog'] }) {
  const [status, setStatus] = useState('')
  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if ('share' in navigator) {
        await navigator.share({ title, url })
        return
      }
      await (navigator as Navigator).clipboard.writeText(url)
      setStatus(t.linkCopied)
    } catch (error) {
      // Closing the device's sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setStatus(t.shareFailed)
    }
    setTimeout(() => setStatus(''), COPIED_FOR)
  }
  return (
    <span className="needs-js share">
      <button type="button" className="btn btn-sm btn-line" onClick={() => void share()}>
        <Icon icon={Share2} />
        {t.share}
      </button>
      <span className="meta" role="status">
        {status}
      </span>
    </span>
  )
}
