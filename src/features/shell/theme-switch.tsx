import { useEffect } from 'react'

import { Segmented, SegmentedButton } from '#src/components/ui/segmented.tsx'
import { nextPaint } from '#src/lib/browser/next-paint.ts'
import { THEMES, type Theme, theme as themeStore } from '#src/storage/theme.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

const DARK_QUERY = '(prefers-color-scheme: dark)'

/** Applies a theme to the page and the browser's toolbar; the inline script does the same before the first paint. */
function applyTheme(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(DARK_QUERY).matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
    const meta = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')[index]
    if (!meta) return
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${colorScheme})`
    else meta.media = theme === colorScheme ? 'all' : 'not all'
  }
}

/** Theme switch: system, light and dark. Hidden without JavaScript. */
export function ThemeSwitch({ labels }: { labels: { label: string } & Record<Theme, string> }) {
  const theme = usePersistentStore(themeStore)
  useEffect(() => {
    const query = matchMedia(DARK_QUERY)
    const follow = () => applyTheme(theme)
    // A new theme restyles each element, so the pressed button is painted first.
    let isCurrent = true
    void nextPaint().then(() => isCurrent && follow())
    query.addEventListener('change', follow)
    return () => {
      isCurrent = false
      query.removeEventListener('change', follow)
    }
  }, [theme])
  return (
    <Segmented className="needs-js" label={labels.label}>
      {THEMES.map((option) => (
        <SegmentedButton
          key={option}
          pressed={option === theme}
          onClick={() => void themeStore.set(option)}
        >
          {labels[option]}
        </SegmentedButton>
      ))}
    </Segmented>
  )
}
