import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { type MouseEvent, useEffect } from 'react'

import { lazyComponent } from '#src/components/lazy-component.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { useOverlay } from '#src/components/use-overlay.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { useLocale } from '#src/i18n/use-messages.tsx'
import { isPlainClick } from '#src/lib/link-target.ts'

const DIALOGS = { en: dialogFor('en'), uk: dialogFor('uk') }

function dialogFor(locale: Locale) {
  return lazyComponent(() =>
    import('./search-dialog.tsx').then((module) => module.searchDialogFor(locale)),
  )
}

/** Search button in header and menu: a link to the search page until hydration. */
export function SearchLink({ label }: { label: string }) {
  const locale = useLocale()

  return (
    <Link
      to="/search"
      data-slot="search-link"
      className="hidden size-11 place-items-center rounded-1 hover:bg-sunk lg:grid"
      aria-label={label}
      aria-keyshortcuts="/ Control+K Meta+K"
      preload={false}
      onPointerEnter={DIALOGS[locale].prepare}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        document.dispatchEvent(new Event('site:search'))
      }}
    >
      <Icon icon={Search} />
    </Link>
  )
}

/** The search dialog for all search links and shortcuts; the inline script listens before hydration. */
export function SiteSearch(props: { messenger: { url: string; label: string } }) {
  const locale = useLocale()

  const SearchDialog = DIALOGS[locale]
  const [isOpen, setIsOpen] = useOverlay()
  useEffect(() => {
    const show = () => setIsOpen(true)
    document.addEventListener('site:search', show)
    return () => document.removeEventListener('site:search', show)
  }, [setIsOpen])
  return <SearchDialog open={isOpen} onOpenChange={setIsOpen} messenger={props.messenger} />
}
