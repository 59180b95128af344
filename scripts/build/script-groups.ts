import { resolve } from 'node:path'

import type { Rolldown } from 'vite'

import { CLIENT_ENTRY } from './module-graph.ts'

/** Matches modules with messages, whose files go to a separate folder so that text and code are counted separately. */
export const WORDS_MODULE = /^\0lesson-content:|\/src\/i18n\/messages\//

/** Lazy parts without large libraries; a dialog with 10 KiB is a separate chunk, loaded when it opens. */
const SHARED = new RegExp(
  [
    String.raw`/src/(?:components|lib|features/shell|routes)/(?!(?:ui/|browser/)?(?:dialog|browser-post|reading-time|headings))`,
    String.raw`/src/content/(?!own-)[\w-]+\.ts$`,
    String.raw`/src/storage/(?:completed-|user-|keys|damaged-)`,
    String.raw`/src/i18n/(?:typography|messages/browser-only)`,
    String.raw`/node_modules/(?:lucide-react|clsx|class-variance-authority|tailwind-merge)/`,
  ].join('|'),
)

/** Parts shared by several pages, by the pages that use them. */
const FEATURES: readonly [name: string, pattern: RegExp][] = [
  [
    'blog',
    /\/src\/(?:features\/blog\/|(?:storage|lib)\/browser-post|storage\/post-marks|lib\/browser\/copy-when-ready|routes\/-(?:blog|right|tag)-)|\/icons\/(?:share-2|bookmark|bookmark-check|sparkles)\./,
  ],
  [
    'courses',
    /\/src\/features\/courses\/|\/src\/components\/(?:fit|float-bar|countdown|offer-box|band-figure)|\/src\/content\/purchase|\/src\/routes\/-missing-course|\/icons\/(?:wrench|users)\./,
  ],
  [
    'area',
    /\/src\/features\/course-area\/(?!congratulations|lesson-dialog)|\/src\/storage\/(?:course-|request-persistent-storage|saved-prompts|prompt-draft)|\/src\/content\/(?:lesson|quiz-kinds)|\/src\/lib\/(?:bar\.|cache-names)/,
  ],
  [
    'showcase',
    /\/src\/features\/marketing\/(?!legal)|\/src\/components\/(?:transcript|business-hours-bar|figure-drawing|use-modal-history)|\/src\/content\/(?:claims|offers|products|projects|services)\.ts|\/icons\/(?:blocks|list-checks|workflow|message-circle-question-mark)\./,
  ],
]

/**
 * Assigns modules to chunks. Each file costs a request, and small files compress worse
 * than large ones; a single file would make each page load the code of all others.
 */
export function scriptGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    { name: createShellGroup(), debugName: 'shell', priority: 1 },
    {
      name: 'kit',
      test: /\/src\/components\/(?:next-step|picture-card|hero-columns|ui\/(?:card|price|external-link|ribbon|segmented))\.tsx|\/src\/lib\/(?:message-link|numbers)|\/icons\/(?:book-open|graduation-cap)\./,
      includeDependenciesRecursively: false,
    },
    // Most pages use these modules, some use the following ones.
    {
      name: 'kit',
      test: SHARED,
      minShareCount: 8,
      includeDependenciesRecursively: false,
    },
    { name: featureOf, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'parts', test: SHARED, minShareCount: 4, includeDependenciesRecursively: false },
  ]
}

/** The index of radix-ui imports every component, but the shell uses only one. */
const RADIX_INDEX = /\/node_modules\/radix-ui\//
const RADIX_SLOT = /\/node_modules\/@radix-ui\/react-(?:slot|compose-refs)\//

/** Feature folder of a module. */
function featureOf(id: string): string | null {
  return FEATURES.find(([, pattern]) => pattern.test(id))?.[0] ?? null
}

/** Static imports of the entry, which every page loads. */
function createShellGroup(): (
  id: string,
  graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
) => string | null {
  const shell = new Set<string>()
  return (id, graph) => {
    const follow = (module: string): void => {
      if (shell.has(module) || RADIX_INDEX.test(module)) return
      shell.add(module)
      for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) follow(imported)
    }
    follow(resolve(CLIENT_ENTRY))
    // The entry awaits a page whose files import these modules; in one chunk that would be a deadlock.
    const isShell = shell.has(id) || RADIX_SLOT.test(id)
    return isShell && id !== resolve(CLIENT_ENTRY) ? 'shell' : null
  }
}
