import { DEFAULT_LOCALE, type Locale } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

/** File of a language's manifest below the site's root: `uk` → `uk/manifest.webmanifest`. */
export function manifestPath(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? 'manifest.webmanifest' : `${locale}/manifest.webmanifest`
}

/** Text of the web app manifest in one language. */
export function webManifest(options: {
  locale: Locale
  base: string
  brand: string
  description: string
}): string {
  const { locale, base, brand, description } = options
  const start = base.slice(0, -1) + localizePath('/', locale)
  const { light, dark } = THEME_COLORS
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
  const manifest = {
    id: start,
    name: plain(brand),
    short_name: plain(brand),
    description: plain(description),
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: base,
    display: 'minimal-ui',
    theme_color: light.ground,
    background_color: light.ground,
    color_scheme_dark: { theme_color: dark.ground, background_color: dark.ground },
    icons: [
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
      {
        src: `${base}icon-maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** `theme-color` elements for light and dark. */
export function themeColors(): string {
  return (['light', 'dark'] as const)
    .map(
      (theme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${THEME_COLORS[theme].ground}">`,
    )
    .join('\n')
}

/** Head elements for icons and manifest. */
export function iconLinks(locale: Locale, base: string): string {
  return [
    // `sizes` makes browsers with SVG support prefer the SVG icon.
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}${manifestPath(locale)}">`,
  ].join('\n')
}

/** Colors of background, text, accent and secondary text in both themes, from the design tokens. */
export const THEME_COLORS = {
  light: { ground: '#F3F6F4', ink: '#0F1A16', pen: '#A30C46', quiet: '#55645E' },
  dark: { ground: '#0E1613', ink: '#EFF4F1', pen: '#FF82AB', quiet: '#95A69E' },
}
