import type { Element } from 'hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** Accessible name of a table from its header row: `Term, Meaning`; without one, from its first words. */
export function tableLabel(table: Element): string {
  let label = ''
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr' || label) return
    label = row.children
      .map((cell) => toString(cell).trim())
      .filter(Boolean)
      .join(', ')
  })
  return label
}
