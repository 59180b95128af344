/** Groups of findings in the order of the report. */
export const GROUPS = {
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

export type Group = keyof typeof GROUPS

/** One thing to do before launch. */
export interface Finding {
  group: Group
  /** File below the project, or `environment`. */
  file: string
  /** Line from 1, if there is one. */
  line?: number
  /** Task as a sentence without a full stop. */
  message: string
  /** Whether it blocks the launch. */
  isBlocking: boolean
}

/** `content/site/site.yaml:20 replace the sample` */
function formatFinding({ file, line, message }: Finding): string {
  return `${line === undefined ? file : `${file}:${line}`} ${message}`
}

/** Formats the report: findings by group and the number of blocking ones. */
export function formatReport(findings: readonly Finding[]): string {
  const groups = Object.entries(GROUPS).flatMap(([group, title]) => {
    const groupFindings = findings.filter((finding) => finding.group === group)
    if (groupFindings.length === 0) return []
    const kind = groupFindings.some((finding) => finding.isBlocking)
      ? 'before launch'
      : 'when there is time'
    return [
      `${title} (${groupFindings.length}, ${kind})`,
      ...groupFindings.map((finding) => `  ${formatFinding(finding)}`),
      '',
    ]
  })
  const blocking = findings.filter((finding) => finding.isBlocking).length
  const verdict = blocking === 0 ? 'Nothing blocks a launch.' : `${blocking} to do before launch.`
  return [...groups, verdict].join('\n')
}
