/** One line of a chart: what is counted, the number as it is written, and as a number. */
export interface Bar {
  label: string
  shown: string
  value: number
}

/**
 * Reads a line of a chart in either language: `Answer: 3,000` → 3000, `Відповідь: 3 000` → 3000, `Ціна: 0,5`
 * → 0.5. Of a line without a number behind a colon nothing is read.
 */
export function readBar(line: string): Bar | undefined {
  const [, label = '', shown = ''] = /^(.*\S)\s*:\s*([^:]*\d[^:]*)$/s.exec(line.trim()) ?? []
  // Three digits behind a comma or a space are thousands, fewer behind a comma are a fraction.
  const digits = shown.replace(/[,\s](?=\d{3}(?!\d))/g, '').replace(',', '.')
  const value = Number(/\d+(?:\.\d+)?/.exec(digits)?.[0] ?? Number.NaN)
  return Number.isNaN(value) ? undefined : { label, shown, value }
}
