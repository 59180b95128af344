import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { Toaster } from '#src/components/ui/toaster.tsx'
import { ThemeSwitch } from '#src/features/shell/theme-switch.tsx'
import { loadMessages } from '#src/i18n/messages.ts'
import { LocaleProvider } from '#src/i18n/use-messages.tsx'

import { PRIMITIVES } from './samples.tsx'
import { WORDS } from './words.ts'

import '#src/app/styles/app.css'
import './design-system.css'

const lang = new URLSearchParams(location.search).get('lang') === 'uk' ? 'uk' : 'en'

/** Every primitive with its variants, in the chosen theme; `?lang=uk` shows Ukrainian words. */
function DesignSystem() {
  const t = WORDS[lang]
  return (
    <LocaleProvider locale={lang}>
      <main id="main" tabIndex={-1} lang={lang}>
        <h1 className="sr-only">Design system</h1>
        <div className="ds-row wrap">
          <ThemeSwitch
            labels={{ label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' }}
          />
          <a href="?lang=en">English</a> <a href="?lang=uk">Українська</a>
        </div>
        {Object.entries(PRIMITIVES).map(([name, show]) => (
          <section key={name} aria-label={name} className="wrap">
            <h2 className="ds-head meta">{name}</h2>
            {show(t)}
          </section>
        ))}
        <Toaster label={t.title} />
      </main>
    </LocaleProvider>
  )
}

await loadMessages(lang)
const root = document.getElementById('root')
if (!root) throw new Error('design-system: the page has no element #root')
// Links of the samples are inert.
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
createRoot(root).render(
  <StrictMode>
    <RouterContextProvider router={router}>
      <DesignSystem />
    </RouterContextProvider>
  </StrictMode>,
)
