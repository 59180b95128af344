import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { lazy, type MouseEvent, useEffect, useState } from 'react'

import { LazyPart } from '#src/blocks/lazy-part.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { withStyles } from '#src/lib/styles-loaded.ts'
import { Icon } from '#src/ui/icon.tsx'

const loadDialog = () => withStyles(import('./search-dialog.tsx'))
// What fails here is told when it is pressed.
const prepare = () => void loadDialog().catch(() => undefined)
const SearchDialog = lazy(() => loadDialog().then((module) => ({ default: module.SearchDialog })))

interface SearchProps {
  locale: Locale
  t: Messages
  messenger: { url: string; label: string }
}

/** The header's way to search, also by `/` and Ctrl or Cmd K. A link to the search page until it can open. */
export function SearchButton({ locale, t, messenger }: SearchProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const show = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      show()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Link
        to="/search"
        className="icon-btn"
        aria-label={t.nav.search}
        aria-keyshortcuts="/ Control+K Meta+K"
        preload={false}
        onPointerEnter={prepare}
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          show()
        }}
      >
        <Icon icon={Search} />
      </Link>
      {wasOpened && (
        <LazyPart onMissing={() => setWasOpened(false)}>
          <SearchDialog
            open={isOpen}
            onOpenChange={setIsOpen}
            locale={locale}
            messenger={messenger}
          />
        </LazyPart>
      )}
    </>
  )
}

/** Whether a key press asks for search: `/` outside of fields, Ctrl or Cmd K anywhere. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey
  const target = event.target instanceof HTMLElement ? event.target : undefined
  const isTyping = target?.isContentEditable || target?.closest('input, textarea, select')
  return event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey
}
