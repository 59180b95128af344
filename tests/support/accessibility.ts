import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** The minified build: injecting the full one takes longer than the check itself. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Global of the pages that axe is injected into. */
declare const axe: typeof Axe

/** WCAG 2.2 level AA and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose result depends on theme or viewport width. */
const VISUAL_RULES = ['color-contrast', 'link-in-text-block', 'target-size']

/** Accessibility violations of the open page or a part of it, each with its first location. */
export async function findViolations(
  page: Page,
  rules: 'all' | 'look' = 'all',
  part = 'body',
): Promise<string[]> {
  const runOnly: RunOptions['runOnly'] =
    rules === 'all' ? { type: 'tag', values: RULES } : { type: 'rule', values: VISUAL_RULES }
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(AXE)
    await page.evaluate((rule) => axe.configure({ rules: [rule] }), {
      id: 'color-contrast',
      selector: ':not([data-alike])',
    })
  }
  await renderOffscreenContent(page)
  await markCheckedTexts(page, part)
  // Only violations are serialized, which are a small part of axe's results.
  const options: RunOptions = { runOnly, resultTypes: ['violations'], selectors: false }
  const violations = await page.evaluate(
    async ([scope, settings]) =>
      (await (scope === 'body' ? axe.run(settings) : axe.run(scope, settings))).violations,
    [part, options] as const,
  )
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html}`)
}

/** Combinations of text style and background that this process has already checked. */
const checkedLooks = new Set<string>()

/**
 * Marks texts whose style and background equal those of an earlier text, on this page or another, so that axe
 * skips them: it spends three quarters of its time on comparing colors.
 */
async function markCheckedTexts(page: Page, part: string): Promise<void> {
  const added = await page.evaluate(
    ([knownLooks, root]) => {
      const seen = new Set(knownLooks)
      for (const element of document.querySelectorAll<HTMLElement>(`${root} *`)) {
        delete element.dataset.alike
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        // Axe skips these elements.
        const isLeftOut =
          !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
          element.closest('[aria-hidden=true], [aria-disabled=true], :disabled, fieldset:disabled')
        if (!hasText || isLeftOut) continue
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        const style = [innerWidth, color, fontSize, fontWeight, getGround(element)].join(' ')
        if (seen.has(style)) element.dataset.alike = ''
        seen.add(style)
      }
      return [...seen].slice(knownLooks.length)

      /** Backgrounds behind a text up to an opaque one; a positioned layer is identified by its classes as well. */
      function getGround(text: Element): string {
        const parts: string[] = []
        for (let element: Element | null = text; element; element = element.parentElement) {
          const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
          if (opacity !== '1') parts.push(opacity)
          if (backgroundImage !== 'none') parts.push(backgroundImage)
          if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) parts.push(backgroundColor)
          if (backgroundColor.startsWith('rgb(')) break
          if (/absolute|fixed|sticky/.test(position)) {
            parts.push(String(element.className), String(text.className))
          }
        }
        return parts.join(' ')
      }
    },
    [[...checkedLooks], part] as const,
  )
  for (const style of added) checkedLooks.add(style)
}

/** Renders off-screen content, which otherwise waits until it comes near the viewport. */
export async function renderOffscreenContent(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset.whole = ''))
}

/** Horizontal overflow of the open page in pixels. */
export function getOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Large figures, such as `1,000+` or `$21`, that wrap onto two lines or overflow their box. */
export function findBrokenFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
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
      const isOutside = box !== undefined && range.getBoundingClientRect().right > box.right + 1
      if (tops.size > 1 || isOutside) faults.push(text)
    }
    return faults
  })
}

/** Minimum text spacing that a page must support (WCAG 1.4.12), applied to all elements. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** Applies or removes that text spacing on the open page. */
export function setTextSpacing(page: Page, isWide: boolean): Promise<void> {
  return page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = text ? [sheet] : []
    },
    isWide ? TEXT_SPACING : '',
  )
}

/** Texts that are cut off by their box or overlap another one. */
export function findDamagedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlaps = new Set<string>()
    const lines: { rect: DOMRect; parent: Element; text: string }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (!parent || !/[\p{L}\p{N}]/u.test(text)) continue
      if (parent.closest('[aria-hidden=true], svg, noscript')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { box, isOver, isHeardOnly } = getSurroundings(parent)
      if (isHeardOnly) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (box && rects.some((rect) => isCut(rect, box)))
        overlaps.add(`cut off: ${text.slice(0, 60)}`)
      if (!isOver) lines.push(...rects.map((rect) => ({ rect, parent, text })))
    }
    lines.sort((a, b) => a.rect.top - b.rect.top)
    for (const [index, line] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next]
        if (!other || other.rect.top > line.rect.bottom - 6) break
        const right = Math.min(line.rect.right, other.rect.right)
        if (right - Math.max(line.rect.left, other.rect.left) < 4) continue
        if (Math.min(line.rect.bottom, other.rect.bottom) - other.rect.top < 6) continue
        if (line.parent === other.parent) continue
        overlaps.add(`overlapping text: ${line.text.slice(0, 40)} / ${other.text.slice(0, 40)}`)
      }
    }
    return [...overlaps]

    /**
     * The nearest box that clips a text, whether a fixed or scrollable element is in between, and whether the
     * text is only for screen readers. Clamped text is ignored, because it is shown in full on the linked
     * page.
     */
    function getSurroundings(start: Element): {
      box?: Element
      isOver: boolean
      isHeardOnly?: boolean
    } {
      for (
        let element: Element | null = start;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const { position, overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
        const { width, height, bottom } = element.getBoundingClientRect()
        const isTiny = width <= 4 && height <= 4
        // The skip link is above the viewport.
        const isAbove = bottom + scrollY <= 0
        if (isTiny || isAbove) return { isOver: true, isHeardOnly: true }
        if (webkitLineClamp !== 'none' && webkitLineClamp !== '')
          return { isOver: false, isHeardOnly: true }
        if (position === 'fixed' || position === 'sticky') return { isOver: true }
        if (/auto|scroll/.test(overflowX + overflowY)) return { isOver: true }
        if (/hidden|clip/.test(overflowX + overflowY)) return { box: element, isOver: false }
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
