/** One bar of a chart: its label, the number as written, and its value. */
export interface Bar {
  label: string
  shown: string
  value: number
}

/**
 * Parses one line of a chart in either language: `Answer: 3,000` → 3000, `Відповідь: 3 000` → 3000, `Ціна: 0,5`
 * → 0.5; `undefined` if no number follows a colon.
 */
export function readBar(line: string): Bar | undefined {
  const [, label = '', valueText = ''] = /^(.*\S)\s*:\s*([^:]*\d[^:]*)$/s.exec(line.trim()) ?? []
  // Three digits after a comma or a space are thousands; fewer digits after a comma are a fraction.
  const digits = valueText.replace(/[,\s](?=\d{3}(?!\d))/g, '').replace(',', '.')
  const value = Number(/\d+(?:\.\d+)?/.exec(digits)?.[0] ?? Number.NaN)
  return Number.isNaN(value) ? undefined : { label, shown: valueText, value }
}
