/** Groups of findings in the order of the report. */
const GROUPS = {
  environment: 'Environment',
  links: 'Placeholder links',
  samples: 'Sample content',
  words: 'Text to fill in',
  content: 'Content that cannot be built',
  translations: 'Missing translations',
  prices: 'Prices to check',
  texts: 'Texts to check',
  images: 'Pictures to check',
  claims: 'Figures without a basis',
} as const

/** One thing to do before launch. */
export interface Finding {
  group: keyof typeof GROUPS
  /** File below the project, or `environment`. */
  file: string
  /** Line from 1, if there is one. */
  line?: number
  /** Task as a sentence without a full stop. */
  message: string
  /** Whether it blocks the launch. */
  isBlocking: boolean
}

/** Formats the report: findings by group and the number of blocking ones. */
export function formatReport(findings: readonly Finding[]): string {
  const groups = Object.entries(GROUPS).flatMap(([group, title]) => {
    const found = findings.filter((finding) => finding.group === group)
    if (found.length === 0) return []
    const isUrgent = found.some(({ isBlocking }) => isBlocking)
    return [
      `${title} (${found.length}, ${isUrgent ? 'before launch' : 'when there is time'})`,
      ...found.map(({ file, line, message }) => `  ${line ? `${file}:${line}` : file} ${message}`),
      '',
    ]
  })
  const blocking = findings.filter(({ isBlocking }) => isBlocking).length
  const verdict = blocking === 0 ? 'Nothing blocks a launch.' : `${blocking} to do before launch.`
  return [...groups, verdict].join('\n')
}
