import { parseArgs } from 'node:util'

/** What is measured of a built site: pages by Lighthouse and by the clock, navigation and answers to input. */
const SITE_PARTS = ['pages', 'paint', 'nav', 'inp'] as const

/** What is measured of the work on it, with many posts in a copy: builds, and a saved article's way to the page. */
const WORK_PARTS = ['build', 'edit'] as const

const PARTS = [...SITE_PARTS, ...WORK_PARTS]

/** What can be measured. */
export type Part = (typeof PARTS)[number]

/** Whether a part is measured over an existing build. */
export function isOfSite(part: Part): part is (typeof SITE_PARTS)[number] {
  return SITE_PARTS.some((one) => one === part)
}

/** What the command line asks for. */
export interface BenchOptions {
  parts: readonly Part[]
  /** Paths of the pages to measure; `all` means every page of the output. */
  pages: readonly string[] | 'all'
  runs: number
  /** Numbers of posts, each in both languages, that builds and edits are measured with. */
  posts: readonly number[]
  /** Folder of the built site. */
  dir: string
  /** File for the figures. */
  out: string
  /** Makes the figures the ones that later runs are compared with. */
  save: boolean
}

/** Pages of every kind, in both languages. */
export const SAMPLE_PAGES = [
  '/',
  '/uk',
  '/blog',
  '/uk/blog/rozrobka-ai-agentiv-vid-prostoho-do-skladnoho',
  '/courses',
  '/uk/courses/prompt-engineering',
  '/content-factory',
  '/uk/learning-path',
  '/consultation',
  '/case-study/rudy-boxing',
]

/**
 * Reads the command line: `['nav', '--runs', '5']` → `{ parts: ['nav'], runs: 5, … }`.
 * @throws Error with a sentence for an unknown part or a number that is none.
 */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      page: { type: 'string', multiple: true },
      runs: { type: 'string', default: '3' },
      posts: { type: 'string', default: '200' },
      dir: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'bench.json' },
      save: { type: 'boolean', default: false },
    },
  })
  return {
    parts: positionals.length > 0 ? positionals.map(parsePart) : SITE_PARTS,
    pages: values.all ? 'all' : (values.page ?? SAMPLE_PAGES),
    runs: parseCount('--runs', values.runs),
    posts: values.posts.split(',').map((count) => parseCount('--posts', count)),
    dir: values.dir,
    out: values.out,
    save: values.save,
  }
}

function parsePart(text: string): Part {
  const part = PARTS.find((one) => one === text)
  if (!part) throw new Error(`"${text}" is nothing to measure (known: ${PARTS.join(', ')}).`)
  return part
}

function parseCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text.trim())) {
    throw new Error(`${option} "${text}" is not a number from 1 up.`)
  }
  return Number(text)
}
