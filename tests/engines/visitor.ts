import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'

import type * as TestingLibrary from '@testing-library/dom'
import type { ByRoleMatcher } from '@testing-library/dom'

import type { Key, Tab } from './engine.ts'

declare global {
  // Global name of Testing Library's bundle in a page.
  var TestingLibraryDom: typeof TestingLibrary | undefined
}

/** Finds elements by role and name in a page, with the same rules in every engine. */
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** Timeout in ms for an expected state on a busy machine. */
const TIMEOUT_MS = 20_000

/** Polling interval in ms. */
const POLL_INTERVAL_MS = 120

/** Properties of an element that a person or screen reader perceives. */
export interface Found {
  text: string
  value: string
  /** Whether the element or a descendant has the focus. */
  focused: boolean
  /** Whether it is checked, pressed, selected or current. */
  chosen: boolean
  /** Click position, unless another element covers it. */
  at?: { x: number; y: number } | undefined
}

/** A visitor in one browser window, who sees, clicks and types. */
export class Visitor {
  readonly tab: Tab
  private readonly site: string

  constructor(tab: Tab, site: string) {
    this.tab = tab
    this.site = site
  }

  /** Opens a page of the site. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.site + path)
  }

  /** Elements with a role and a name, in document order. */
  async find(
    role: ByRoleMatcher,
    name: string | RegExp = '',
    { toPress = false } = {},
  ): Promise<Found[]> {
    const hasFinder = await this.tab.evaluate(() => typeof TestingLibraryDom === 'object')
    if (!hasFinder) await this.tab.addScript(FINDER)
    const pattern = typeof name === 'string' ? { text: name } : { source: name.source }
    return this.tab.evaluate(findInPage, role, pattern, toPress)
  }

  /** Polls until a condition holds; otherwise throws with the expectation and the last state. */
  async until<Seen>(
    what: string,
    look: () => Promise<Seen>,
    isSo: (seen: Seen) => boolean,
  ): Promise<Seen> {
    const end = Date.now() + TIMEOUT_MS
    for (;;) {
      const result = await look()
      if (isSo(result)) return result
      if (Date.now() > end) {
        throw new Error(
          `Timed out waiting for: ${what}. Last state: ${JSON.stringify(result).slice(0, 1500)}`,
        )
      }
      await setTimeout(POLL_INTERVAL_MS)
    }
  }

  /** Waits until an element exists and, optionally, has the given properties. */
  async see(
    role: ByRoleMatcher,
    name: string | RegExp = '',
    described: Partial<Found> = {},
  ): Promise<void> {
    const target = `${role} ${name} ${JSON.stringify(described)}`
    await this.until(
      target,
      () => this.find(role, name),
      ([first]) => first !== undefined && isMatch(first, described),
    )
  }

  /** Waits until no such element exists. */
  async miss(role: ByRoleMatcher, name: string | RegExp = ''): Promise<void> {
    const find = () => this.find(role, name)
    await this.until(`no ${role} ${name}`, find, (elements) => elements.length === 0)
  }

  /** Clicks an element once it exists, is stationary and is not covered. */
  async press(role: ByRoleMatcher, name: string | RegExp): Promise<void> {
    let before: Found['at']
    const [element] = await this.until(
      `${role} ${name} can be pressed`,
      () => this.find(role, name, { toPress: true }),
      ([first]) => {
        const last = before
        before = first?.at
        return before !== undefined && last?.x === before.x && last.y === before.y
      },
    )
    if (element?.at) await this.tab.clickAt(element.at.x, element.at.y)
  }

  /** Replaces the text of a field. */
  async fill(role: ByRoleMatcher, name: string | RegExp, text: string): Promise<void> {
    await this.press(role, name)
    await this.see(role, name, { focused: true })
    await this.tab.evaluate(() => {
      if (
        document.activeElement instanceof HTMLInputElement ||
        document.activeElement instanceof HTMLTextAreaElement
      ) {
        document.activeElement.select()
      }
    })
    await this.tab.type(text)
  }

  /** Presses a key. */
  async key(key: Key): Promise<void> {
    await this.tab.press(key)
  }

  /** Waits until the page shows a text. */
  async read(text: string | RegExp): Promise<void> {
    await this.until(
      `the text ${text}`,
      () => this.tab.evaluate(readPage),
      (pageText) => (typeof text === 'string' ? pageText.includes(text) : text.test(pageText)),
    )
  }

  /** Waits until the page of an address is open. */
  async arriveAt(path: string): Promise<void> {
    const getPath = () => this.tab.evaluate(() => location.pathname + location.search)
    await this.until(`the address ${path}`, getPath, (address) => address === path)
  }
}

function isMatch(element: Found, described: Partial<Found>): boolean {
  return Object.entries(described).every(([key, value]) => Reflect.get(element, key) === value)
}

/** Runs in the page; returns its rendered text, including text outside the viewport. */
function readPage(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let text = ''
  let before: Node | null = null
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue
    if (parentElement !== before) text += ' '
    text += textContent
    before = parentElement
  }
  return text.replace(/\s+/g, ' ')
}

/** Runs in the page; scrolls an element into view if it is to be clicked. */
function findInPage(
  role: ByRoleMatcher,
  name: { text?: string; source?: string },
  toPress: boolean,
): Found[] {
  if (!globalThis.TestingLibraryDom) return []
  const expected = name.source === undefined ? name.text : new RegExp(name.source)
  const { queryAllByRole } = globalThis.TestingLibraryDom
  const elements = queryAllByRole(document.body, role, expected ? { name: expected } : {})
  return (toPress ? elements.slice(0, 1) : elements).map((element) => {
    if (toPress) {
      const { top, bottom } = element.getBoundingClientRect()
      if (top < 80 || bottom > innerHeight - 80) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
      }
    }
    // The first line of a link that wraps.
    const box = element.getClientRects()[0]
    const center = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const over = center && document.elementFromPoint(center.x, center.y)
    // A label is clicked in place of the control that it contains.
    const isReached = over && (element.contains(over) || over.closest('label') !== null)
    const states = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current']
    return {
      text: element.innerText,
      value: 'value' in element ? String(element.value) : '',
      focused: element.contains(document.activeElement),
      chosen:
        element.matches(':checked') ||
        states.some((state) => !['false', null].includes(element.getAttribute(state))),
      ...(isReached && { at: center }),
    }
  })
}
