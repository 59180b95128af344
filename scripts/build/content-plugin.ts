import type { Plugin } from 'vite'

import { compileContent } from '../content/load-content.ts'
import { contentModule, formatModule, modulePlugin } from './content-module.ts'
import type { ContentStore } from './content-store.ts'
import { liveContent } from './live-content.ts'

/**
 * Content as modules. Lists come in slices, bodies one by one, so that a page loads what it shows:
 *
 *     virtual:content/site/uk              brand, links, hours
 *     virtual:content/courses/uk           the catalogue
 *     virtual:content/projects/uk          the portfolio, and each project's page lazily
 *     virtual:content/packages/uk          courses sold together
 *     virtual:content/course-texts/uk      the words of each course's page, lazily
 *     virtual:content/pages/uk             each page's words, lazily
 *     virtual:content/posts/uk             counts, and the list in lazy slices
 *     virtual:content/post-bodies/uk       each post's details and body, lazily
 *
 * A build compiles the content first; the development server goes on compiling what is saved.
 */
export function contentPlugins(store: ContentStore): Plugin[] {
  return [
    { ...contentModules(store), apply: 'build' },
    { ...liveContent(store), apply: 'serve' },
    {
      name: 'site-content-build',
      apply: 'build',
      // Before any environment is built: the bundler would add its own stack to a mistake in content.
      buildApp: {
        order: 'pre',
        async handler(builder) {
          for (const warning of await compileContent()) builder.config.logger.warn(warning)
        },
      },
    },
  ]
}

/** The modules alone, of content that is compiled already: what tests need. */
export function contentModules(store: ContentStore): Plugin {
  return modulePlugin(async (id) => formatModule(await contentModule(store, id), 'const'))
}
