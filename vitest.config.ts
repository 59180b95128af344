import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { siteConstants } from '#scripts/build/site-options.ts'

import { lessonPlugin } from './scripts/build/lesson-plugin.ts'
import { siteAddress } from './scripts/build/site-address.ts'
import { courseCodes } from './scripts/lessons/course-codes.ts'
import { GroupedSequencer } from './scripts/test/grouped-sequencer.ts'
import { projects, readFixture } from './scripts/test/vitest-projects.ts'

// Separate from vite.config.ts, because tests need few of its plugins and no build.
const address = siteAddress(process.env)

export default defineConfig({
  base: address.base,
  define: siteConstants(address, false, process.env),
  plugins: [
    lessonPlugin({ read: readFixture, codes: courseCodes(process.env, true), demo: true }),
    react(),
  ],
  test: {
    projects,
    sequence: { sequencer: GroupedSequencer },
    // Vitest's default of one worker less than cores leaves half of a small machine idle. Test files of one
    // worker share modules, because loading them again takes longer than the tests.
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    // Generous, so that tests do not time out on slow machines.
    testTimeout: 30_000,
  },
})
