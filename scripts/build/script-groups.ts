import { resolve } from 'node:path'

import type { Rolldown } from 'vite'

import { CLIENT_ENTRY } from './module-graph.ts'

/** Matches modules with messages, whose files go to a separate folder so that text and code are counted separately. */
export const WORDS_MODULE = /^\0lesson-content:|\/src\/i18n\/messages\//

/** Modules of most pages. They compress better in the shell than in a file of their own. */
const COMMON =
  /\/components\/(?:picture-card|section|site-link|site-picture|two-column|use-modal-history)\.|\/ui\/(?:dashes|external-link|level-dashes|list|price|tag)\.|\/src\/lib\/(?:browser\/every-period|cache-names|lists|message-link)\.|\/icons\/arrow-up-right\./

/**
 * Modules that pages share, grouped by the pages that need them, so that a page loads little that it does not use;
 * the first matching group counts. A group may import from those above it, never the reverse. Modules that
 * exactly the same pages need share a chunk without a group.
 */
const GROUPS: readonly [name: string, pattern: RegExp][] = [
  // Pages that present something, the home page among them.
  [
    'cards',
    /\/components\/(?:facts|figure-drawing)\.|\/ui\/(?:card|meter|ribbon|use-in-view)\.|\/icons\/(?:book-open|graduation-cap)\./,
  ],
  // Home page, products, services and the author.
  [
    'showcase',
    /\/marketing\/(?:about-actions|case-facts|case-text|claim-facts|contact|office-hours|portrait|product-icons|product-link|terms)\.|\/components\/transcript\.|\/src\/content\/(?:claims|offers|products|projects)\.|\/icons\/(?:blocks|list-checks|message-circle-question-mark|workflow)\./,
  ],
  // Most pages except the home page: questions, tables, fields.
  [
    'parts',
    /\/components\/(?:closing-call|faq-section|message-button|notice)\.|\/ui\/(?:checkbox|copy-button|faq|field|input|table|textarea)\.|\/src\/content\/(?:courses|purchase)\.|\/routes\/-require-found|\/icons\/(?:arrow-up|check|copy|lightbulb|lock|octagon-exclamation-point|play|x)\./,
  ],
  // Articles and lessons.
  [
    'text',
    /\/components\/callout\.|\/ui\/code-frame\.|\/icons\/(?:info|triangle-exclamation-point)\./,
  ],
  // Pages that sell courses and services.
  [
    'sales',
    /\/components\/(?:band-figure|fit|lines|numbered-list|offer-box|points|reviews|yes-no)\.|\/marketing\/messenger-buttons\.|\/src\/content\/(?:calendar-path|prices)\.|\/src\/lib\/countdown\.|\/courses\/(?:cohort-line|course-head|course-hero|course-price|course-stats|curriculum|use-is-offer-over|use-course-area-path|waitlist-link)\.|\/routes\/-missing-course\.|\/icons\/(?:brain|clock|file-check|files|trending-up|zap)\./,
  ],
  // Pages of single courses.
  [
    'course',
    /\/courses\/(?:countdown-clock|course-sections|enroll-link|float-time|point-icon|section-bodies|use-now)\.|\/components\/float-bar\.|\/icons\/(?:badge-check|ban|briefcase|calculator|handshake|laptop|library|megaphone|printer|shield-check|target|users|wrench)\./,
  ],
  // Progress in courses.
  [
    'progress',
    /\/src\/content\/course\.|\/course-area\/new-version\.|\/courses\/use-progress\.|\/src\/lib\/(?:course-progress|envelope|search-text)\.|\/src\/storage\/(?:course-access-code|request-persistent-storage|user-progress)\.|\/icons\/arrow-down\./,
  ],
  // The course area.
  [
    'area',
    /\/course-area\/(?:certificate-request|complete-module|course-gate|damaged-work|prompt-builder|score-prompt|sequence|use-course-key)\.|\/components\/damaged-copies\.|\/src\/lib\/browser\/download\.|\/src\/storage\/(?:completed-modules|course-homework|damaged-copies|saved-prompts)\./,
  ],
  [
    'lesson',
    /\/course-area\/(?:lesson-body|lesson-content|prompt-text|quiz\/|use-lesson)|\/src\/content\/lesson-model\.|\/src\/lib\/bar\./,
  ],
  // Lists of posts, articles, and pages for what is missing.
  [
    'articles',
    /\/components\/(?:next-step|side-heading)\.|\/src\/content\/(?:compiled-body|legacy-path|load-document|post-lists|posts)\.|\/shell\/(?:legacy-redirect|missing-item)\.|\/src\/lib\/(?:browser-post|html-text|slug)\.|\/src\/storage\/browser-posts\.|\/messages\/browser-only\.|\/node_modules\/@mdx-js\//,
  ],
  [
    'blog',
    /\/features\/blog\/(?!continue-reading)|\/routes\/-(?:blog|tag)-route\.|\/src\/content\/merged-posts\.|\/src\/storage\/post-marks\.|\/icons\/(?:bookmark|bookmark-check|share-2|sparkles)\./,
  ],
  ['mdx', /\/src\/mdx\/(?:code-block|figure|mdx|video-card)\./],
]

/**
 * Assigns modules to chunks. Each file costs a request, and small files compress worse
 * than large ones; a single file would make each page load the code of all others.
 */
export function scriptGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    { name: createShellGroup(), debugName: 'shell', priority: 1 },
    {
      name: getGroup,
      debugName: 'groups',
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ]
}

/** The index of radix-ui imports every component, but the shell uses only one. */
const RADIX_INDEX = /\/node_modules\/radix-ui\//
const RADIX_SLOT = /\/node_modules\/@radix-ui\/react-(?:slot|compose-refs)\//

/** Group of a module. */
function getGroup(id: string): string | null {
  return GROUPS.find(([, pattern]) => pattern.test(id))?.[0] ?? null
}

/** Static imports of the entry, which every page loads, and what most pages load. */
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
    const isShell = shell.has(id) || RADIX_SLOT.test(id) || COMMON.test(id)
    return isShell && id !== resolve(CLIENT_ENTRY) ? 'shell' : null
  }
}
