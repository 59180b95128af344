import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useRef, useState } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'

/** How long the result is shown, in ms. */
const STATUS_DURATION_MS = 2000

/** Opens the system's share sheet if the browser has one; otherwise copies the page's address. */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages('blog').blog

  const [status, setStatus] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const share = async () => {
    const url = location.origin + location.pathname
    if (await sharePage({ title, url })) return
    try {
      await navigator.clipboard.writeText(url)
      setStatus(t.linkCopied)
    } catch {
      setStatus(t.shareFailed)
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setStatus(''), STATUS_DURATION_MS)
  }
  return (
    <span className="inline-flex items-center gap-4 no-js:hidden">
      <Button size="sm" variant="line" onClick={() => void share()}>
        <Icon icon={Share2} />
        {t.share}
      </Button>
      <span className="text-meta text-ink-3" role="status">
        {status}
      </span>
    </span>
  )
}

/** Shares a page with the system's share sheet; `true` also if the visitor has closed the sheet. */
async function sharePage(page: { title: string; url: string }): Promise<boolean> {
  // Some browsers lack the API, although its type says otherwise.
  if (!('share' in navigator)) return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
