import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { exclusiveBuild } from './scripts/build/build-lock.ts'
import { contentPlugins } from './scripts/build/content-plugin.ts'
import { createContentStore } from './scripts/build/content-store.ts'
import { devPages } from './scripts/build/dev-pages.ts'
import { lessonPlugin } from './scripts/build/lesson-plugin.ts'
import { mediaPlugin } from './scripts/build/media.ts'
import { prerender } from './scripts/build/prerender.ts'
import { workflowRepository } from './scripts/build/repository.ts'
import { ROUTER_OPTIONS } from './scripts/build/router-options.ts'
import { siteAddress } from './scripts/build/site-address.ts'
import { siteOptions } from './scripts/build/site-options.ts'
import { createContentReader } from './scripts/content/read-content.ts'
import { courseCodes } from './scripts/lessons/course-codes.ts'
import { today } from './scripts/lib/today.ts'

export default defineConfig(({ command }) => {
  const drafts = command === 'serve'
  const address = siteAddress(process.env)
  const demo = address.demo || drafts
  const repository = workflowRepository(process.env)
  const store = createContentStore({ today: today(), drafts, samples: demo, repository })
  const read = createContentReader()
  return {
    plugins: [
      siteOptions(address),
      exclusiveBuild(),
      contentPlugins(store, read),
      lessonPlugin({ read, codes: courseCodes(process.env, demo), demo }),
      mediaPlugin(),
      tanstackRouter(ROUTER_OPTIONS),
      react(),
      tailwindcss(),
      devPages(store),
      prerender({ address, store, read }),
    ],
  }
})
