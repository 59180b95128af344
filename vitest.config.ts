import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { siteConstants } from '#scripts/build/site-options.ts'

import { lessonPlugin } from './scripts/build/lesson-plugin.ts'
import { siteAddress } from './scripts/build/site-address.ts'
import { courseCodes } from './scripts/lessons/course-codes.ts'
import { GroupedSequencer } from './scripts/test/grouped-sequencer.ts'
import { projects } from './scripts/test/vitest-projects.ts'

// Apart from the site's own configuration: tests need few of its plugins, and none that builds.
const address = siteAddress(process.env)

export default defineConfig({
  base: address.base,
  define: siteConstants(address, false, process.env),
  plugins: [lessonPlugin({ codes: courseCodes(process.env, true), demo: true }), react()],
  test: {
    projects,
    sequence: { sequencer: GroupedSequencer },
    // One worker fewer than there are cores, Vitest's own choice, leaves half of a small machine idle.
    // Test files of one worker share its modules: loading them anew for each takes longer than the tests.
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    // A slow machine fails no test by its clock.
    testTimeout: 30_000,
  },
})
