import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** WCAG 2.2 at level AA, and what axe calls best practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What another theme or another width can break by itself. */
const RULES_OF_LOOK = ['color-contrast', 'link-in-text-block', 'target-size']

/** The accessibility rules that the open page, or a part of it, breaks, each with the first place where. */
export async function findViolations(
  page: Page,
  rules: 'all' | 'look' = 'all',
  part = 'body',
): Promise<string[]> {
  const runOnly: RunOptions['runOnly'] =
    rules === 'all' ? { type: 'tag', values: RULES } : { type: 'rule', values: RULES_OF_LOOK }
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe.source)
    await page.evaluate((rule) => axe.configure({ rules: [rule] }), {
      id: 'color-contrast',
      selector: ':not([data-alike])',
    })
  }
  await layOutWhole(page)
  await markAlike(page)
  // Only what is broken is described and handed over: it is a hundredth of what axe knows of a page.
  const options: RunOptions = { runOnly, resultTypes: ['violations'], selectors: false }
  const violations = await page.evaluate(
    async ([where, settings]) =>
      (await (where === 'body' ? axe.run(settings) : axe.run(where, settings))).violations,
    [part, options] as const,
  )
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html}`)
}

/**
 * Marks every text that looks like one before it on the same surface: to compare the colours of each takes axe
 * three quarters of its time, and says the same again.
 */
function markAlike(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = new Map<Element, Set<string>>()
    for (const element of document.body.querySelectorAll('*')) {
      delete (element as HTMLElement).dataset.alike
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (!hasText) continue
      const { surface, tint } = groundOf(element)
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const look = [element.localName, element.className, color, fontSize, fontWeight, tint].join()
      const looks = seen.get(surface) ?? new Set()
      if (looks.has(look)) (element as HTMLElement).dataset.alike = ''
      seen.set(surface, looks.add(look))
    }

    /** The box that a text stands on, and the colours of the words it is part of. */
    function groundOf(text: Element): { surface: Element; tint: string } {
      let tint = ''
      let one = text
      for (; one !== document.body && one.parentElement; one = one.parentElement) {
        const style = getComputedStyle(one)
        const { backgroundColor, backgroundImage, display, opacity, position } = style
        const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
        if (isPainted && display === 'inline') tint += backgroundColor + backgroundImage
        else if (isPainted || opacity !== '1' || /absolute|fixed|sticky/.test(position)) break
      }
      return { surface: one, tint }
    }
  })
}

/** Lays out what is off the screen too, which otherwise waits until it comes near. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset.whole = ''))
}

/** How far the open page is wider than its window, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Large figures, such as `1,000+` or `$21`, that are broken over two lines or stand out of their box. */
export function findBrokenFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (!parent || !/^\P{L}{0,2}\d[\d\s.,–+%/]*\P{L}{0,2}$/u.test(text)) continue
      const { fontSize } = getComputedStyle(parent)
      if (Number.parseFloat(fontSize) < 24 || !parent.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const box = parent.closest('li, dl, article, figure, section')?.getBoundingClientRect()
      const isOut = box !== undefined && range.getBoundingClientRect().right > box.right + 1
      if (tops.size > 1 || isOut) found.push(text)
    }
    return found
  })
}

/** The least distances that a reader may ask for (WCAG 1.4.12), on everything. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** Sets the text of the open page apart, or puts it back. */
export function setTextApart(page: Page, isApart: boolean): Promise<void> {
  return page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = text ? [sheet] : []
    },
    isApart ? TEXT_SPACING : '',
  )
}

/** Texts that are cut off by their box, or that lie over another one. */
export function findDamagedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const lines: { rect: DOMRect; parent: Element; text: string }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (!parent || !/[\p{L}\p{N}]/u.test(text)) continue
      if (parent.closest('[aria-hidden=true], svg, noscript')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { box, isOver, isHeardOnly } = surroundingsOf(parent)
      if (isHeardOnly) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (box && rects.some((rect) => isCut(rect, box))) found.add(`cut off: ${text.slice(0, 60)}`)
      if (!isOver) lines.push(...rects.map((rect) => ({ rect, parent, text })))
    }
    lines.sort((a, b) => a.rect.top - b.rect.top)
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next]
        if (!other || other.rect.top > one.rect.bottom - 6) break
        const right = Math.min(one.rect.right, other.rect.right)
        if (right - Math.max(one.rect.left, other.rect.left) < 4) continue
        if (Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top < 6) continue
        if (one.parent === other.parent) continue
        found.add(`one over the other: ${one.text.slice(0, 40)} / ${other.text.slice(0, 40)}`)
      }
    }
    return [...found]

    /**
     * The nearest box that cuts off what does not fit, whether a bar or a scroller is in between, and whether
     * the text is for screen readers alone. A clamped text is the beginning of one that stands whole on the
     * page it leads to.
     */
    function surroundingsOf(start: Element): {
      box?: Element
      isOver: boolean
      isHeardOnly?: boolean
    } {
      for (let one: Element | null = start; one && one !== document.body; one = one.parentElement) {
        const { position, overflowX, overflowY, webkitLineClamp } = getComputedStyle(one)
        const { width, height, bottom } = one.getBoundingClientRect()
        const isTiny = width <= 4 && height <= 4
        // A link to skip what all pages share waits above the screen.
        const isAbove = bottom + scrollY <= 0
        if (isTiny || isAbove) return { isOver: true, isHeardOnly: true }
        if (webkitLineClamp !== 'none' && webkitLineClamp !== '')
          return { isOver: false, isHeardOnly: true }
        if (position === 'fixed' || position === 'sticky') return { isOver: true }
        if (/auto|scroll/.test(overflowX + overflowY)) return { isOver: true }
        if (/hidden|clip/.test(overflowX + overflowY)) return { box: one, isOver: false }
      }
      return { isOver: false }
    }

    function isCut(rect: DOMRect, box: Element): boolean {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(box)
      const isWide = overflowX !== 'visible' && (rect.left < left - 2 || rect.right > right + 2)
      return isWide || (overflowY !== 'visible' && (rect.top < top - 4 || rect.bottom > bottom + 4))
    }
  })
}
