/** Figures of one thing that was measured, by name: `{ lcp: 812, tbt: 0 }`. */
export type Figures = Record<string, number>

/** All figures of a run: part, thing, figures. */
export type Report = Record<string, Record<string, Figures>>

/**
 * Reads the figures of an earlier run, or none from what is not one.
 * @throws SyntaxError for text that is not JSON.
 */
export function parseReport(text: string): Report {
  const report: Report = {}
  for (const [part, things] of entriesOf(JSON.parse(text))) {
    for (const [thing, figures] of entriesOf(things)) {
      for (const [name, value] of entriesOf(figures)) {
        if (typeof value !== 'number') continue
        const ofPart = (report[part] ??= {})
        const ofThing = (ofPart[thing] ??= {})
        ofThing[name] = value
      }
    }
  }
  return report
}

function entriesOf(value: unknown): [string, unknown][] {
  return value instanceof Object ? Object.entries(value) : []
}

/** How a figure stands to its baseline: (110, 100) → `×1.10`; nothing when there is none to stand to. */
export function ratioOf(value: number, baseline: number | undefined): string {
  if (baseline === undefined) return ''
  if (value === baseline) return '×1.00'
  return baseline === 0 ? `from 0` : `×${(value / baseline).toFixed(2)}`
}

/**
 * A part's figures as a table, each beside its ratio to the baseline:
 *
 * ```
 * pages    lcp
 * /      812  ×1.02
 * ```
 */
export function formatFigures(
  part: string,
  things: Record<string, Figures>,
  baseline: Record<string, Figures> = {},
): string {
  const names = [...new Set(Object.values(things).flatMap((figures) => Object.keys(figures)))]
  const rows = [
    [part, ...names],
    ...Object.entries(things).map(([thing, figures]) => [
      thing,
      ...names.map((name) => {
        const value = figures[name]
        if (value === undefined) return ''
        return `${formatNumber(value)} ${ratioOf(value, baseline[thing]?.[name])}`.trim()
      }),
    ]),
  ]
  const widths = names.map((_, column) =>
    Math.max(...rows.map((row) => row[column + 1]?.length ?? 0)),
  )
  const first = Math.max(...rows.map(([label = '']) => label.length))
  return rows
    .map(([label = '', ...cells]) =>
      [label.padEnd(first), ...cells.map((cell, column) => cell.padStart(widths[column] ?? 0))]
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** 812.4 → `812`, 0.034 → `0.034`. */
function formatNumber(value: number): string {
  return Number.isInteger(value) || Math.abs(value) >= 10
    ? String(Math.round(value))
    : String(Math.round(value * 1000) / 1000)
}
