/** A change of a text: replaces `start` to `end` with `text`, then selects `selection`. */
export interface TextChange {
  start: number
  end: number
  text: string
  selection: readonly [start: number, end: number]
}

/** Markdown prefix of a line: `> - [ ] `, `## `, `1. `. */
const LINE_START = /^[\s>]*(?:(?:[-*+]|\d+[.)]|#{1,6})\s+)?(?:\[[ xX]\]\s+)?/

/**
 * Adds Markdown marks around the selected text, line by line and without surrounding spaces, or removes them
 * if everything is marked. At a caret it inserts a pair of marks, or leaves or removes the current one.
 */
export function toggleMark(value: string, start: number, end: number, mark: string): TextChange {
  const { length } = mark
  if (value.slice(start, end).trim() === '') return markCaret(value, end, mark)
  const [from, to] = trimSelection(value, start, end)
  // After marking, the text is selected without its marks.
  if (isMarked(value.slice(from - length, to + length), mark)) {
    const text = value.slice(from, to)
    const markStart = from - length
    return {
      start: markStart,
      end: to + length,
      text,
      selection: [markStart, markStart + text.length],
    }
  }
  const lines = value.slice(from, to).split('\n')
  const parts = lines.map((line, index) => {
    // The selection may start after the prefix of its line.
    const isWhole = index > 0 || from === 0 || value[from - 1] === '\n'
    const trimmed = line.trimEnd()
    const lead = isWhole ? (LINE_START.exec(trimmed)?.[0].length ?? 0) : 0
    return {
      lead: line.slice(0, lead),
      words: trimmed.slice(lead),
      rest: line.slice(trimmed.length),
    }
  })
  const areMarked = parts.every(({ words }) => words === '' || isMarked(words, mark))
  const changed = parts.map(({ lead, words, rest }) => {
    if (words === '') return lead + rest
    return lead + (areMarked ? words.slice(length, -length) : mark + words + mark) + rest
  })
  const text = changed.join('\n')
  // A single line stays selected without its marks, so that another mark can be added.
  const [firstPart, ...otherParts] = parts
  const innerText =
    firstPart && otherParts.length === 0 && !areMarked
      ? [from + firstPart.lead.length + length, from + text.length - length - firstPart.rest.length]
      : [from, from + text.length]
  return { start: from, end: to, text, selection: [innerText[0] ?? from, innerText[1] ?? from] }
}

/** Turns the selection into a link and selects its address. */
export function insertLink(value: string, start: number, end: number): TextChange {
  const [from, to] = trimSelection(value, start, end)
  // A link cannot span paragraphs.
  const selectedText = value.slice(from, to).replace(/\s*\n\s*/g, ' ')
  return {
    start: from,
    end: to,
    text: `[${selectedText}](https://)`,
    selection: [from + 1, from + 1 + selectedText.length],
  }
}

function markCaret(value: string, caret: number, mark: string): TextChange {
  const { length } = mark
  const after = caret + length
  const isBeforeMark = value.slice(caret, after) === mark
  const line = value.slice(value.lastIndexOf('\n', caret - 1) + 1, caret)
  const isOpen = line.split(mark).length % 2 === 0
  if (isBeforeMark && isOpen) {
    return line.endsWith(mark)
      ? { start: caret - length, end: after, text: '', selection: [caret - length, caret - length] }
      : { start: caret, end: caret, text: '', selection: [after, after] }
  }
  return { start: caret, end: caret, text: mark + mark, selection: [after, after] }
}

/** Trims the spaces of a selection. */
function trimSelection(value: string, start: number, end: number): [from: number, to: number] {
  const selected = value.slice(start, end)
  const from = start + selected.length - selected.trimStart().length
  return [from, from + selected.trim().length]
}

/** Whether a text is surrounded by exactly these marks: `__a__` is not marked by `_`. */
function isMarked(text: string, mark: string): boolean {
  const { length } = mark
  const inner = text.slice(length, -length)
  return (
    text.length > 2 * length &&
    text.startsWith(mark) &&
    text.endsWith(mark) &&
    !inner.includes(mark) &&
    !inner.includes('\n')
  )
}

/**
 * Key of a shortcut: the typed letter, wherever it is on the keyboard, as on French or Dvorak
 * layouts. Layouts without Latin letters, such as Ukrainian, use the physical key.
 */
export function shortcutKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return /^Key[A-Z]$/.test(code) && !/^[\u0020-\u007E]$/.test(key)
    ? code.slice(3).toLowerCase()
    : key
}
