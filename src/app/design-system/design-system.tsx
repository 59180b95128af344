import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { Segmented, SegmentedButton } from '#src/components/ui/segmented.tsx'
import { Toaster } from '#src/components/ui/toaster.tsx'

import { BlockSamples } from './block-samples.tsx'
import { en, uk } from './samples.ts'
import { UiSamples } from './ui-samples.tsx'

import '#src/app/styles/app.css'
import './design-system.css'

const THEMES = ['light', 'dark'] as const
const VIEWS = ['both', ...THEMES] as const
const WORDS = [en, uk]

/**
 * Every primitive and block in every state, for the eye. Both themes stand side by side in frames,
 * each with a viewport of its own; `?theme=dark&lang=uk` is one of them alone.
 */
function DesignSystem({ query }: { query: URLSearchParams }) {
  const [view, setView] = useState(VIEWS.find((name) => name === query.get('theme')) ?? 'both')
  const [t, setT] = useState(WORDS.find(({ lang }) => lang === query.get('lang')) ?? en)
  const isFramed = query.has('framed')

  useEffect(() => {
    document.documentElement.dataset.theme = view === 'both' ? 'light' : view
    document.documentElement.lang = t.lang
  }, [view, t])

  return (
    <>
      {!isFramed && (
        <header className="ds-bar">
          <Segmented label={t.theme}>
            {VIEWS.map((name) => (
              <SegmentedButton key={name} pressed={view === name} onClick={() => setView(name)}>
                {t[name]}
              </SegmentedButton>
            ))}
          </Segmented>
          <Segmented label={t.language}>
            {WORDS.map((words) => (
              <SegmentedButton
                key={words.lang}
                lang={words.lang}
                pressed={t === words}
                onClick={() => setT(words)}
              >
                {words.ownName}
              </SegmentedButton>
            ))}
          </Segmented>
        </header>
      )}
      {view === 'both' ? (
        <main className="ds-frames">
          {THEMES.map((theme) => (
            <iframe key={theme} title={t[theme]} src={`?theme=${theme}&lang=${t.lang}&framed`} />
          ))}
        </main>
      ) : (
        <main>
          <h1 className="vh">Design system</h1>
          <UiSamples t={t} />
          <BlockSamples t={t} />
        </main>
      )}
      <Toaster label={t.toasts.label} />
    </>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('design-system: the page has no element #root')
createRoot(root).render(
  <StrictMode>
    <DesignSystem query={new URLSearchParams(location.search)} />
  </StrictMode>,
)
