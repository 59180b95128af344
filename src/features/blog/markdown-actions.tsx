import Sparkles from 'lucide-react/icons/sparkles'
import { useEffect, useRef, useState } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { articlePath } from '#src/seo/paths.ts'

/** How long the result of copying is shown, in ms. */
const STATUS_DURATION_MS = 3000

/** Buttons that copy or open the article as Markdown with its title and address, for use in a chat with a model. */
export function MarkdownActions({ slug }: { slug: string }) {
  const locale = useLocale()
  const t = useMessages('blog').blog

  const [status, setStatus] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const file = `${import.meta.env.BASE_URL}${articlePath(`/blog/${slug}`, locale)}`
  const copy = async () => {
    const result = await copyWhenReady(loadText(file)).then(
      () => t.copiedForAi,
      () => t.copyForAiFailed,
    )
    setStatus(result)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setStatus(''), STATUS_DURATION_MS)
  }
  return (
    <>
      <Button className="needs-js" variant="line" size="sm" onClick={() => void copy()}>
        <Icon icon={Sparkles} />
        {t.copyForAi}
      </Button>{' '}
      <a className="link" href={file} type="text/markdown">
        {t.openMarkdown}
      </a>{' '}
      <span className="text-meta text-ink-3 empty:hidden" role="status">
        {status}
      </span>
    </>
  )
}

async function loadText(file: string): Promise<string> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file} answers ${response.status}`)
  return response.text()
}

/**
 * Copies a text that is still loading. Safari allows copying only while it handles the click, but accepts a
 * promise; browsers without `ClipboardItem` copy after the text has loaded.
 * @throws if the text cannot be loaded or the clipboard rejects it.
 */
export async function copyWhenReady(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const type = 'text/plain'
  const blob = text.then((markdown) => new Blob([markdown], { type }))
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })])
}
