import '#src/styles/app.css'
import '#src/styles/on-demand/lesson.css'
import '#src/styles/on-demand/search.css'
import './design-system.css'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from '#src/ui/toaster.tsx'
import { Segmented, SegmentedButton } from '#src/ui/segmented.tsx'
import { BlockSamples } from './block-samples.tsx'
import { en, type Samples, uk } from './samples.ts'
import { UiSamples } from './ui-samples.tsx'

const SIDES = { both: ['light', 'dark'], light: ['light'], dark: ['dark'] } as const
type View = keyof typeof SIDES

/** Every primitive and block in every state, for the eye: `/design-system?theme=dark&lang=uk`. */
function DesignSystem() {
  const query = new URLSearchParams(location.search)
  const [view, setView] = useState<View>(parseView(query.get('theme')))
  const [t, setT] = useState<Samples>(query.get('lang') === 'uk' ? uk : en)
  const sides = SIDES[view]

  // A theme of the whole page: the board knows by the root whether it lies on paper.
  document.documentElement.dataset.theme = sides.length === 1 ? view : 'light'
  document.documentElement.lang = t.lang

  return (
    <>
      <div className="ds-bar">
        <Segmented label={t.theme}>
          {(['both', 'light', 'dark'] as const).map((name) => (
            <SegmentedButton key={name} pressed={view === name} onClick={() => setView(name)}>
              {t[name]}
            </SegmentedButton>
          ))}
        </Segmented>
        <Segmented label={t.language}>
          {[en, uk].map((words) => (
            <SegmentedButton
              key={words.lang}
              lang={words.lang}
              pressed={t === words}
              onClick={() => setT(words)}
            >
              {words === en ? 'English' : 'Українська'}
            </SegmentedButton>
          ))}
        </Segmented>
      </div>
      <main className="ds-sides" data-both={sides.length === 2 ? '' : undefined}>
        {sides.map((side) => (
          <div key={side} className="ds-side" data-theme={side}>
            <UiSamples t={t} />
            <BlockSamples t={t} />
          </div>
        ))}
      </main>
      <Toaster label={t.toasts.label} />
    </>
  )
}

function parseView(value: string | null): View {
  return value === 'light' || value === 'dark' ? value : 'both'
}

const root = document.getElementById('root')
if (!root) throw new Error('design-system: the page has no element #root')
createRoot(root).render(
  <StrictMode>
    <DesignSystem />
  </StrictMode>,
)
