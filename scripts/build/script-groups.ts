import { resolve } from 'node:path'

import type { Rolldown } from 'vite'

import { CLIENT_ENTRY } from './module-graph.ts'

/** Matches modules with messages, whose files go to a separate folder so that text and code are counted separately. */
export const WORDS_MODULE = /^\0lesson-content:|\/src\/i18n\/messages\//

/** Names of modules by their folder in `src`; `icons` are those of lucide-react. */
type ModuleNames = Readonly<Record<string, string>>

/** Modules of most pages. They compress better in the shell than in a file of their own. */
const COMMON: ModuleNames = {
  components: 'picture-card section site-link site-picture two-column use-modal-history',
  'components/ui': 'dashes external-link level-dashes list price tag',
  'lib/browser': 'every-period',
  lib: 'cache-names lists message-link',
  icons: 'arrow-up-right',
}

/**
 * Modules that pages share, grouped by the pages that need them, so that a page loads little that it does not use.
 * A group may import from those above it, never the reverse. Modules that exactly the same pages need share a
 * chunk without a group.
 */
const GROUPS: Readonly<Record<string, ModuleNames>> = {
  // Pages that present something, the home page among them.
  cards: {
    components: 'facts figure-drawing',
    'components/ui': 'card meter ribbon use-in-view',
    icons: 'book-open graduation-cap',
  },
  // Home page, products, services and the author.
  showcase: {
    components: 'transcript',
    content: 'claims offers products projects',
    'features/marketing':
      'about-actions case-facts case-text claim-facts contact office-hours portrait product-icons product-link terms',
    icons: 'blocks list-checks message-circle-question-mark workflow',
  },
  // Most pages except the home page: questions, tables, fields.
  parts: {
    components: 'closing-call faq-section message-button notice',
    'components/ui': 'checkbox copy-button faq field input table textarea',
    content: 'courses purchase',
    routes: '-require-found',
    icons: 'arrow-up check copy lightbulb lock octagon-exclamation-point play x',
  },
  // Articles and lessons.
  text: {
    components: 'callout',
    'components/ui': 'code-frame',
    icons: 'info triangle-exclamation-point',
  },
  // Pages that sell courses and services.
  sales: {
    components: 'band-figure fit lines numbered-list offer-box points reviews yes-no',
    content: 'calendar-path prices',
    'features/courses':
      'cohort-line course-head course-hero course-price course-stats curriculum use-course-area-path use-is-offer-over waitlist-link',
    'features/marketing': 'messenger-buttons',
    lib: 'countdown',
    routes: '-missing-course',
    icons: 'brain clock file-check files trending-up zap',
  },
  // Pages of single courses.
  course: {
    components: 'float-bar',
    'features/courses':
      'countdown-clock course-sections enroll-link float-time point-icon section-bodies use-now',
    icons:
      'badge-check ban briefcase calculator handshake laptop library megaphone printer shield-check target users wrench',
  },
  // Progress in courses.
  progress: {
    content: 'course',
    'features/course-area': 'new-version',
    'features/courses': 'use-progress',
    lib: 'course-progress envelope search-text',
    storage: 'course-access-code request-persistent-storage user-progress',
    icons: 'arrow-down',
  },
  // The course area.
  area: {
    components: 'damaged-copies',
    'features/course-area':
      'certificate-request complete-module course-gate damaged-work prompt-builder score-prompt sequence use-course-key',
    'lib/browser': 'download',
    storage: 'completed-modules course-homework damaged-copies saved-prompts',
  },
  // One lesson.
  lesson: {
    content: 'lesson-model',
    'features/course-area': 'lesson-body lesson-content prompt-text use-lesson',
    'features/course-area/quiz': 'exercise-field exercise grade-quiz order-list quiz read-quiz',
    lib: 'bar',
  },
  // Lists of posts, articles, and pages for what is missing.
  articles: {
    components: 'next-step side-heading',
    content: 'compiled-body legacy-path load-document post-lists posts',
    'features/shell': 'legacy-redirect missing-item',
    'i18n/messages': 'browser-only',
    lib: 'browser-post html-text slug',
    storage: 'browser-posts',
  },
  // The blog, without `continue-reading`, which loads after the page.
  blog: {
    content: 'merged-posts',
    'features/blog':
      'blog-page load-browser-posts markdown-actions page-number pager post-card post-mark post-page read-percent reading-tracker save-button series-box share-button table-of-contents tag-list tag-page tags-page use-current-heading',
    routes: '-blog-route -tag-route',
    storage: 'post-marks',
    icons: 'bookmark-check bookmark share-2 sparkles',
  },
  // Elements of texts.
  mdx: {
    mdx: 'code-block figure mdx video-card',
  },
}

/** All named modules with their groups: `components/facts` or `icons/check`. */
export const GROUPED_MODULES = Object.entries({ shell: COMMON, ...GROUPS }).flatMap(
  ([group, folders]) =>
    Object.entries(folders).flatMap(([folder, names]) =>
      names.split(' ').map((name) => [`${folder}/${name}`, group] as const),
    ),
)

const GROUP_OF_MODULE: ReadonlyMap<string, string> = new Map(GROUPED_MODULES)

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
  if (RADIX_SLOT.test(id)) return 'shell'
  if (id.includes('/node_modules/@mdx-js/')) return 'articles'
  const folder = [`${resolve('src')}/`, '/lucide-react/dist/esm/'].find((name) => id.includes(name))
  const [, path] = folder === undefined ? [] : id.split(folder)
  return GROUP_OF_MODULE.get(path?.replace(/\.[a-z]+$/, '') ?? '') ?? null
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
    const isShell = shell.has(id) || getGroup(id) === 'shell'
    return isShell && id !== resolve(CLIENT_ENTRY) ? 'shell' : null
  }
}
