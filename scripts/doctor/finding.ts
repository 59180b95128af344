/** What the owner still has to do, by kind, in the order of the report. */
export const GROUPS = {
  environment: 'Environment',
  links: 'Placeholder links',
  samples: 'Sample content',
  words: 'Words to fill in',
  content: 'Content that cannot be built',
  translations: 'Missing translations',
  prices: 'Prices to look at',
  texts: 'Texts to look at',
  images: 'Pictures to look at',
  claims: 'Figures without a basis',
} as const

export type Group = keyof typeof GROUPS

/** One thing to do before launch. */
export interface Finding {
  group: Group
  /** File below the project, or `environment`. */
  file: string
  /** Line, counted from 1; left out where there is none to point at. */
  line?: number
  /** What to do, as a sentence without a full stop. */
  message: string
  /** Whether the site must not go live as it is. */
  isBlocking: boolean
}

/** `content/site/site.yaml:20 replace the sample` */
function formatFinding({ file, line, message }: Finding): string {
  return `${line === undefined ? file : `${file}:${line}`} ${message}`
}

/** The whole report: findings by group, then how many of them block a launch. */
export function formatReport(findings: readonly Finding[]): string {
  const groups = Object.entries(GROUPS).flatMap(([group, title]) => {
    const own = findings.filter((finding) => finding.group === group)
    if (own.length === 0) return []
    const kind = own.some((finding) => finding.isBlocking) ? 'before launch' : 'when there is time'
    return [`${title} (${own.length}, ${kind})`, ...own.map((one) => `  ${formatFinding(one)}`), '']
  })
  const blocking = findings.filter((finding) => finding.isBlocking).length
  const verdict = blocking === 0 ? 'Nothing blocks a launch.' : `${blocking} to do before launch.`
  return [...groups, verdict].join('\n')
}
