import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { type MouseEvent, useEffect, useState } from 'react'

import { lazyPart } from '#src/blocks/lazy-part.tsx'
import { withStyles } from '#src/browser/styles-loaded.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { Icon } from '#src/ui/icon.tsx'

const DIALOGS = { en: dialogIn('en'), uk: dialogIn('uk') }

function dialogIn(locale: Locale) {
  return lazyPart(() =>
    withStyles(import('./search-dialog.tsx')).then((module) => module.searchDialogIn(locale)),
  )
}

interface SearchProps {
  locale: Locale
  t: Messages
  messenger: { url: string; label: string }
}

/** The header's way to search, also by `/` and Ctrl or Cmd K. A link to the search page until it can open. */
export function SearchButton({ locale, t, messenger }: SearchProps) {
  const SearchDialog = DIALOGS[locale]
  const [isOpen, setIsOpen] = useState(false)
  const show = () => setIsOpen(true)
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
        onPointerEnter={SearchDialog.prepare}
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          show()
        }}
      >
        <Icon icon={Search} />
      </Link>
      <SearchDialog open={isOpen} onOpenChange={setIsOpen} messenger={messenger} />
    </>
  )
}

/** Whether a key press asks for search: `/` outside of fields, Ctrl or Cmd K anywhere. */
function isShortcut(event: KeyboardEvent): boolean {
  // The same key writes л on Ukrainian keyboards.
  if (/^[kл]$/i.test(event.key)) return event.ctrlKey || event.metaKey
  const target = event.target instanceof HTMLElement ? event.target : undefined
  const isTyping = target?.isContentEditable || target?.closest('input, textarea, select')
  return event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey
}
