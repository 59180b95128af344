import { useLocation, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'

import { LanguageSwitch } from '#src/components/language-switch.tsx'
import { lazyComponent } from '#src/components/lazy-component.tsx'
import { ProgressLine } from '#src/components/progress-line.tsx'
import type { SiteHeaderProps } from '#src/components/site-bar.tsx'
import { SiteFooter } from '#src/components/site-footer.tsx'
import { SiteHeader } from '#src/components/site-header.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { useSite } from '#src/content/use-site.ts'
import { yearRange } from '#src/i18n/format.ts'
import { LANGUAGE_LABELS, LOCALES } from '#src/i18n/locales.ts'
import { NEEDS_SCRIPT } from '#src/i18n/messages/without-script.ts'
import { localizePath } from '#src/i18n/paths.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { ThemeSwitch } from './theme-switch.tsx'

const Messages = lazyComponent(() => import('./messages.tsx').then((module) => module.Messages))

/** Header, footer and other elements of every page. */
export function SiteShell(props: {
  hasShortFooter: boolean
  isSearchable: boolean
  partOf: SiteHeaderProps['current']
  search: ReactNode
  children: ReactNode
}) {
  const { hasShortFooter, isSearchable, partOf, search, children } = props
  const locale = useLocale()
  const t = useMessages()
  const site = useSite()

  const { messenger, network } = site.links
  const themeSwitch = <ThemeSwitch labels={t.theme} />

  useEffect(() => {
    // The entry replays a press from before hydration.
    document.dispatchEvent(new Event('site:ready'))
  }, [])

  return (
    <div data-app className="flex min-h-dvh flex-col print:block print:min-h-0">
      <Button
        asChild
        size="sm"
        className="absolute -top-16 left-4 z-(--z-skip) focus:top-4 print:hidden"
      >
        <a href="#main">{t.skipToContent}</a>
      </Button>
      <NavigationProgress />
      <SiteHeader
        brand={site.brand}
        nav={[
          { to: '/', label: t.nav.home },
          { to: '/products', label: t.nav.products },
          { to: '/courses', label: t.nav.courses },
          { to: '/blog', label: t.nav.blog },
        ]}
        current={partOf}
        labels={{
          navigation: t.nav.label,
          menu: t.nav.menu,
          closeMenu: t.nav.closeMenu,
          call: t.nav.demo,
        }}
        callTo="/ai-curator"
        languageSwitch={<PageLanguages label={t.language.label} />}
        themeSwitch={
          <div className="grid gap-[0.4rem]">
            {/* Accessible name of the group. */}
            <p className="meta" aria-hidden="true">
              {t.theme.label}
            </p>
            {themeSwitch}
          </div>
        }
        search={search}
      />
      {/* Its content is for visitors without JavaScript. */}
      <noscript>
        {import.meta.env.SSR && (
          <p className="wrap py-2 meta text-ink-2 print:hidden">{NEEDS_SCRIPT[locale]}</p>
        )}
      </noscript>
      <main
        id="main"
        className="flex-[1_0_auto] focus:outline-none"
        tabIndex={-1}
        data-pagefind-body={isSearchable ? '' : undefined}
      >
        {children}
      </main>
      <SiteFooter
        question={t.footer.question}
        answer={t.footer.answer(site.replyHours)}
        hours={t.footer.hours(site.workingHours.opens, site.workingHours.closes)}
        contacts={[messenger, network].filter((link) => link !== undefined)}
        pagesLabel={t.footer.pages}
        pages={[
          { to: '/about', label: t.footer.about },
          { to: '/learning-path', label: t.footer.learningPath },
          { to: '/consultation', label: t.footer.consultation },
          { to: '/content-factory', label: t.footer.contentFactory },
          { to: '/news', label: t.footer.news },
          { to: '/privacy', label: t.footer.privacy },
          { to: '/offer', label: t.footer.offer },
        ]}
        copyright={t.footer.copyright(
          yearRange(site.copyrightYear, import.meta.env.BUILD_YEAR),
          site.brand,
        )}
        themeSwitch={themeSwitch}
        isShort={hasShortFooter}
      />
      <LoadedMessages />
    </div>
  )
}

/**
 * Messages are a separate chunk, because the first page has none yet. Their state is here, so that the shell is
 * not rendered again when they are loaded.
 */
function LoadedMessages() {
  const [canSpeak, setCanSpeak] = useState(false)
  useEffect(() => {
    void Messages.ready().then(setCanSpeak)
  }, [])
  return canSpeak && <Messages />
}

/** Links to this page in each language; the not-found page links to the other language's home page. */
function PageLanguages({ label }: { label: string }) {
  const locale = useLocale()

  const pathname = useLocation({ select: (location) => location.pathname })
  const base = import.meta.env.BASE_URL.slice(0, -1)
  const page = pathname === '/404' ? '/' : pathname
  return (
    <LanguageSwitch
      label={label}
      options={LOCALES.map((lang) => ({
        lang,
        label: LANGUAGE_LABELS[lang],
        href: base + localizePath(page, lang),
        isCurrent: lang === locale,
      }))}
    />
  )
}

/** Progress bar during navigation. */
export function NavigationProgress() {
  return useRouterState({ select: (state) => state.isLoading }) && <ProgressLine />
}
