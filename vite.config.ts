import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import packageFile from './package.json' with { type: 'json' }
import { browserTargets } from './scripts/build/browser-targets.ts'
import { contentPlugins } from './scripts/build/content-plugin.ts'
import { createContentStore } from './scripts/build/content-store.ts'
import { devPages } from './scripts/build/dev-pages.ts'
import { lessonPlugin } from './scripts/build/lesson-plugin.ts'
import { mediaPlugin } from './scripts/build/media.ts'
import { oneBuildAtATime } from './scripts/build/one-build.ts'
import { prerender } from './scripts/build/prerender.ts'
import { ROUTER_OPTIONS } from './scripts/build/router-options.ts'
import { isOffline } from './scripts/build/service-worker.ts'
import { siteAddress } from './scripts/build/site-address.ts'
import { siteConstants } from './scripts/build/site-constants.ts'
import { courseCodes } from './scripts/lessons/course-codes.ts'
import { today } from './scripts/lib/today.ts'

export default defineConfig(({ command }) => {
  const address = siteAddress(process.env)
  const targets = browserTargets(packageFile.browserslist)
  const isTrial = address.demo || command === 'serve'
  const store = createContentStore({
    today: today(),
    drafts: command === 'serve',
    samples: isTrial,
  })
  const codes = courseCodes(process.env, isTrial)
  return {
    base: address.base,
    appType: 'custom',
    define: siteConstants(address, command === 'build' && isOffline(process.env), process.env),
    build: {
      // Fonts inside a stylesheet as data would break a strict font-src.
      assetsInlineLimit: 0,
      // Themes are light-dark() pairs, which must reach the browser as they are.
      target: targets,
      cssTarget: targets,
      // What needs no answer would stand before what an editor has to read: timings, what React asks its
      // scheduler for in vain, files that the server alone has in one.
      rolldownOptions: {
        checks: {
          bundlerTimings: false,
          importIsUndefined: false,
          ineffectiveDynamicImport: false,
        },
      },
    },
    // There is no HTML file to begin from.
    optimizeDeps: {
      entries: [
        'src/app/entry-client.tsx',
        'src/{app,routes,features,mdx}/**/*.tsx',
        '!**/*.test.tsx',
      ],
    },
    plugins: [
      oneBuildAtATime(),
      contentPlugins(store, address),
      lessonPlugin({ codes, demo: isTrial }),
      mediaPlugin(),
      tanstackRouter(ROUTER_OPTIONS),
      react(),
      tailwindcss(),
      devPages(),
      prerender({ address, store }),
    ],
  }
})
