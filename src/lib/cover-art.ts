// Generates SVG pictures of dashes: covers of posts and cases. The result is deterministic, depends on slug and
// tags only, and is 2 to 10 KB in size.

/** Colours of a picture: `field` is the background, `ink` the question, `pen` the answer, `marker` the highlight. */
interface ColorScheme {
  field: string
  ink: string
  pen: string
  marker: string
}

const PAPER: ColorScheme = { field: '#DFE7E3', ink: '#0F1A16', pen: '#A30C46', marker: '#FFDF3A' }
const BOARD: ColorScheme = { field: '#14211B', ink: '#EFF4F1', pen: '#FF82AB', marker: '#FFDA4D' }
const PEN: ColorScheme = { field: '#A30C46', ink: '#FFFFFF', pen: '#FFDF3A', marker: '#2B0313' }
const MARKER: ColorScheme = { field: '#FFDF3A', ink: '#0F1A16', pen: '#A30C46', marker: '#FFFFFF' }
const CHALK: ColorScheme = { field: '#F6C9D8', ink: '#2B0313', pen: '#A30C46', marker: '#FFFFFF' }
const MOSS: ColorScheme = { field: '#0B6341', ink: '#EFF4F1', pen: '#FFDF3A', marker: '#FF82AB' }

/** Drawings by tag, each with two colour schemes. The rarest tag of the blog comes first. */
const TAGS: readonly {
  tag: string
  draw: (canvas: Canvas) => string
  colorSchemes: readonly ColorScheme[]
}[] = [
  { tag: 'programming', draw: drawRegister, colorSchemes: [PAPER, BOARD] },
  { tag: 'ai', draw: drawField, colorSchemes: [PEN, CHALK] },
  { tag: 'development', draw: drawIndent, colorSchemes: [MARKER, BOARD] },
  { tag: 'automation', draw: drawCompress, colorSchemes: [MOSS, MARKER] },
  { tag: 'chatbot', draw: drawExchange, colorSchemes: [PAPER, CHALK] },
  { tag: 'dialogflow', draw: drawBranch, colorSchemes: [BOARD, PAPER] },
]

/** Whether the picture of a slug has a light background, as half of all slugs do. */
export function isLightCover(slug: string): boolean {
  return fnv1a(slug) % 2 === 0
}

/**
 * SVG of a decorative cover: `cover('dialogflow-session', ['dialogflow'])` → `<svg …>…</svg>`. The rarest known
 * tag decides how it is drawn, or the slug if there is none.
 */
export function cover(
  slug: string,
  tags: readonly string[],
  { w: width, h: height } = { w: 1200, h: 675 },
): string {
  const hash = fnv1a(slug)
  const { draw, colorSchemes } = TAGS.find(({ tag }) => tags.includes(tag)) ?? getItem(TAGS, hash)
  const colors = getItem(colorSchemes, hash)
  const drawing = draw({
    width,
    height,
    colors,
    random: createRandom(hash),
    words: slug.split('-').map((word) => Math.max(2, word.length)),
    slug,
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="${width}" height="${height}" fill="${colors.field}"/>${drawing}</svg>`
  )
}

interface Canvas {
  width: number
  height: number
  colors: ColorScheme
  random: () => number
  /** Lengths of the slug's words, which determine the lengths of the dashes. */
  words: readonly number[]
  slug: string
}

/** A conversation: questions on the left, answers on the right, one dash per word. */
function drawExchange({ width, height, colors, random, words }: Canvas): string {
  const rows = 9
  const unit = width / 26
  const gap = height / (rows + 2)
  const margin = unit * 2
  let svg = ''
  let word = Math.floor(random() * words.length)
  for (let row = 0; row < rows; row++) {
    const isAnswer = row % 3 !== 0
    const lengths = Array.from({ length: isAnswer ? 3 : 2 }, () => {
      const letters = Math.max(2, Math.min(9, getItem(words, word++)))
      return letters * unit * (0.62 + random() * 0.3)
    })
    const total = lengths.reduce((sum, length) => sum + length, 0)
    const line = total + (lengths.length - 1) * unit * 0.6
    let x = Math.max(margin, isAnswer ? width - margin - line : margin)
    for (const length of lengths) {
      const visible = Math.min(length, width - margin - x)
      const color = isAnswer ? colors.pen : colors.ink
      if (visible > unit * 0.5) svg += dash(x, gap * (row + 1.25), visible, gap * 0.5, color)
      x += length + unit * 0.6
    }
  }
  return svg
}

/** A decision tree with one highlighted path. */
function drawBranch({ width, height, colors, random, words }: Canvas): string {
  const columns = 5
  const column = width / (columns + 0.6)
  const thickness = height / 26
  let dashes = ''
  let lines = ''
  let nodes = [{ y: height / 2, reach: height * 0.52, isTaken: true }]
  for (let depth = 0; depth < columns; depth++) {
    const x = column * (depth + 0.35)
    const next: typeof nodes = []
    const isLowerBranch = Math.floor(random() * (depth ? 2 : 1)) === 1
    nodes.forEach((node, index) => {
      const height = column * (0.34 + 0.05 * (getItem(words, depth + index) % 7))
      const length = Math.min(height, column * 0.66)
      dashes += dash(
        x,
        node.y - thickness / 2,
        length,
        thickness,
        node.isTaken ? colors.pen : colors.ink,
      )
      if (depth === columns - 1) return
      // The last level does not branch.
      for (const side of depth < 3 ? [-1, 1] : [0]) {
        const y = node.y + (side * node.reach) / 2.15
        const isTaken = node.isTaken && (side === 0 || side > 0 === isLowerBranch)
        const end = column * (depth + 1.35)
        next.push({ y, reach: node.reach / 2, isTaken })
        lines +=
          `<path d="M${round(x + length)} ${round(node.y)}H${round(end - column * 0.14)}V${round(y)}H${round(end)}" ` +
          `stroke="${isTaken ? colors.pen : colors.ink}" stroke-opacity="${isTaken ? 1 : 0.35}" stroke-width="${round(thickness / 5)}" fill="none"/>`
      }
    })
    nodes = next
  }
  return lines + dashes
}

/** Indented source code with one highlighted line. */
function drawIndent({ width, height, colors, random, words }: Canvas): string {
  const rows = 11
  const gap = height / (rows + 1.4)
  const thickness = gap * 0.46
  const unit = width / 30
  const marked = 2 + Math.floor(random() * 7)
  let svg = ''
  let indent = 0
  let word = 0
  for (let row = 0; row < rows; row++) {
    const y = gap * (row + 1) - thickness / 2 + gap * 0.2
    const count = 1 + Math.floor(random() * 3.4)
    let x = unit * 3 + indent * unit * 2.2
    if (row === marked) svg += dash(0, y - gap * 0.27, width, gap, colors.marker)
    svg += dash(unit * 1.1, y, unit * 0.7, thickness, colors.ink, 0.35)
    for (let index = 0; index < count; index++) {
      const length = getItem(words, word++) * unit * 0.58
      const isPen = row === marked || (index > 0 && random() > 0.72)
      svg += dash(x, y, length, thickness, isPen ? colors.pen : colors.ink)
      x += length + unit * 0.7
    }
    const step = row > rows - 4 ? -1 : random() > 0.42 ? 1 : random() > 0.5 ? 0 : -1
    indent = Math.max(0, Math.min(4, indent + step))
  }
  return svg
}

/** A field of dashes that point to one answer. */
function drawField({ width, height, colors, random }: Canvas): string {
  const columns = 20
  const cell = width / columns
  // Only whole rows, centered, because partial ones would be slivers at the edges.
  const rows = Math.floor(height / cell)
  const top = (height - rows * cell) / 2
  const focusX = width * (0.22 + random() * 0.56)
  const focusY = height * (0.25 + random() * 0.5)
  const rotation = random() * 2.4 - 1.2
  // Strokes of the same colour and width share a path, which saves bytes.
  const paths = new Map<string, string>()
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = cell * (column + 0.5)
      const y = top + cell * (row + 0.5)
      const distance = Math.hypot(x - focusX, y - focusY) / width
      const angle =
        Math.atan2(y - focusY, x - focusX) + (Math.PI / 2) * Math.exp(-distance * 4) * rotation
      const length = cell * (0.17 + 0.25 * Math.min(1, distance * 1.5))
      const thickness = Math.round((cell * (0.4 - 0.3 * Math.min(1, distance * 1.3))) / 3) * 3
      const dx = Math.cos(angle) * length
      const dy = Math.sin(angle) * length
      const pen = `stroke="${distance < 0.15 ? colors.pen : colors.ink}" stroke-width="${thickness}"`
      const stroke = `M${Math.round(x - dx)} ${Math.round(y - dy)}L${Math.round(x + dx)} ${Math.round(y + dy)}`
      paths.set(pen, (paths.get(pen) ?? '') + stroke)
    }
  }
  return [...paths].map(([pen, strokes]) => `<path d="${strokes}" ${pen}/>`).join('')
}

/** The bits of the slug: each letter is a column of eight. */
function drawRegister({ width, height, colors, random, slug }: Canvas): string {
  const rows = 8
  const columns = 16
  const cellX = width / (columns + 2)
  const cellY = height / (rows + 2)
  const marked = Math.floor(random() * columns)
  let svg = ''
  for (let column = 0; column < columns; column++) {
    const byte = slug.charCodeAt(column % slug.length)
    for (let row = 0; row < rows; row++) {
      const isOn = ((byte >> (rows - 1 - row)) & 1) === 1
      const isMarked = column === marked || column === marked + 1
      svg += dash(
        cellX * (column + 1.1),
        cellY * (row + 1.3),
        cellX * (isOn ? 0.8 : 0.22),
        cellY * 0.4,
        isOn && isMarked ? colors.pen : colors.ink,
      )
    }
  }
  return svg
}

/** Rows of dashes, each shorter than the one before. */
function drawCompress({ width, height, colors, random, words }: Canvas): string {
  const rows = 9
  const count = 13
  const gap = height / (rows + 1.6)
  const line = width * 0.9
  const space = width * 0.009
  let svg = ''
  for (let row = 0; row < rows; row++) {
    const ratio = Math.min(0.84, 0.5 + 0.035 * getItem(words, row) * (0.7 + random() * 0.5))
    const sum = (1 - ratio ** count) / (1 - ratio)
    const first = (line - space * (count - 1)) / sum
    let x = width * 0.05
    for (let index = 0; index < count; index++) {
      const length = first * ratio ** index
      const color = length < width * 0.03 ? colors.pen : colors.ink
      if (length > 1) svg += dash(x, gap * (row + 1), length, gap * 0.56, color)
      x += length + space
    }
  }
  return svg
}

function dash(x: number, y: number, width: number, height: number, fill: string, opacity?: number) {
  const opacityAttribute = opacity === undefined ? '' : ` fill-opacity="${opacity}"`
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${opacityAttribute}/>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** List item at an index modulo the length. */
function getItem<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('cover-art: an empty list has no item')
  return item
}

/** FNV-1a hash, 32 bits. */
function fnv1a(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  return hash >>> 0
}

/** Mulberry32, a seeded random number generator from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
