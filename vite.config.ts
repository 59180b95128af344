import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { contentModules, contentPlugins } from './scripts/build/content-plugin.ts'
import { createContentStore } from './scripts/build/content-store.ts'
import { devPages } from './scripts/build/dev-pages.ts'
import { mediaPlugin } from './scripts/build/media.ts'
import { prerender } from './scripts/build/prerender.ts'
import { ROUTER_OPTIONS } from './scripts/build/router-options.ts'
import { siteAddress } from './scripts/build/site-address.ts'
import { today } from './scripts/content/load-content.ts'
import { projects } from './tests/vitest-projects.ts'

export default defineConfig(({ command }) => {
  const address = siteAddress(process.env)
  const store = createContentStore({ today: today(), drafts: command === 'serve' })
  return {
    base: address.base,
    appType: 'custom',
    define: {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(address.origin),
      'import.meta.env.DEMO': JSON.stringify(address.demo),
    },
    build: {
      // Fonts inside a stylesheet as data would break a strict font-src.
      assetsInlineLimit: 0,
      // Themes are light-dark() pairs, which must reach the browser as they are.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    },
    // There is no HTML file to begin from.
    optimizeDeps: {
      entries: ['src/entry-client.tsx', 'src/{routes,features,mdx,dev}/**/*.tsx', '!**/*.test.tsx'],
    },
    test: { projects },
    plugins: process.env.VITEST
      ? [contentModules(store), react()]
      : [
          contentPlugins(store),
          mediaPlugin(store),
          tanstackRouter(ROUTER_OPTIONS),
          react(),
          tailwindcss(),
          devPages(),
          prerender({ address, store }),
        ],
  }
})
