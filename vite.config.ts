import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import packageFile from './package.json' with { type: 'json' }
import { adminAccess } from './scripts/build/admin-access.ts'
import { browserTargets } from './scripts/build/browser-targets.ts'
import { contentModules, contentPlugins } from './scripts/build/content-plugin.ts'
import { createContentStore } from './scripts/build/content-store.ts'
import { devPages } from './scripts/build/dev-pages.ts'
import { lessonPlugin } from './scripts/build/lesson-plugin.ts'
import { mediaPlugin } from './scripts/build/media.ts'
import { prerender } from './scripts/build/prerender.ts'
import { ROUTER_OPTIONS } from './scripts/build/router-options.ts'
import { isOffline } from './scripts/build/service-worker.ts'
import { siteAddress } from './scripts/build/site-address.ts'
import { slimLibraries } from './scripts/build/slim-libraries.ts'
import { splitRoutes } from './scripts/build/split-route.ts'
import { today } from './scripts/content/load-content.ts'
import { courseCodes } from './scripts/lessons/course-codes.ts'
import { projects } from './scripts/test/vitest-projects.ts'

export default defineConfig(({ command }) => {
  const address = siteAddress(process.env)
  const store = createContentStore({ today: today(), drafts: command === 'serve' })
  const targets = browserTargets(packageFile.browserslist)
  const isTrial = address.demo || command === 'serve'
  const lessons = lessonPlugin({ codes: courseCodes(process.env, isTrial), demo: isTrial })
  return {
    base: address.base,
    appType: 'custom',
    define: {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(address.origin),
      'import.meta.env.DEMO': JSON.stringify(address.demo),
      'import.meta.env.OFFLINE': JSON.stringify(command === 'build' && isOffline(process.env)),
      'import.meta.env.ADMIN': JSON.stringify(adminAccess(process.env, address.demo)),
    },
    build: {
      // Fonts inside a stylesheet as data would break a strict font-src.
      assetsInlineLimit: 0,
      // Themes are light-dark() pairs, which must reach the browser as they are.
      target: targets,
      cssTarget: targets,
    },
    // There is no HTML file to begin from.
    optimizeDeps: {
      entries: ['src/entry-client.tsx', 'src/{routes,features,mdx,dev}/**/*.tsx', '!**/*.test.tsx'],
    },
    // One worker fewer than there are cores, Vitest's own choice, leaves half of a small machine idle.
    // Test files of one worker share its modules: loading them anew for each takes longer than the tests.
    // A slow machine fails no test by its clock.
    test: { projects, pool: 'threads', maxWorkers: '100%', isolate: false, testTimeout: 30_000 },
    plugins: process.env.VITEST
      ? [contentModules(store), lessons, react()]
      : [
          contentPlugins(store),
          lessons,
          mediaPlugin(store),
          slimLibraries(),
          splitRoutes(),
          tanstackRouter({ ...ROUTER_OPTIONS, autoCodeSplitting: command === 'serve' }),
          react(),
          tailwindcss(),
          devPages(),
          prerender({ address, store }),
        ],
  }
})
