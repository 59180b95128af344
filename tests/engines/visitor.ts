import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'

import type * as TestingLibrary from '@testing-library/dom'
import type { ByRoleMatcher } from '@testing-library/dom'

import type { Key, Tab } from './engine.ts'

declare global {
  // The bundle of Testing Library names itself so in a page.
  var TestingLibraryDom: typeof TestingLibrary | undefined
}

/** Finds elements by role and name in a page, by the same rules in every engine. */
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** How long a page may take to show what is expected of it, on a busy machine, in milliseconds. */
const PATIENCE = 20_000

/** Milliseconds between two looks. */
const PAUSE = 120

/** What a person, or a screen reader, gets of an element. */
export interface Found {
  text: string
  value: string
  /** The element, or what is in it, has the focus. */
  focused: boolean
  /** Checked, pressed, chosen or current. */
  chosen: boolean
  /** Where to press it, unless something lies over it. */
  at?: { x: number; y: number } | undefined
}

/** Somebody who visits the site in one window of a browser, and sees, presses and types as a person does. */
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

  /** The elements that stand there now by a role and a name, in the order of the page. */
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

  /** Waits until something is so; says what it was and what stood there instead. */
  async until<Seen>(
    what: string,
    look: () => Promise<Seen>,
    isSo: (seen: Seen) => boolean,
  ): Promise<Seen> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const seen = await look()
      if (isSo(seen)) return seen
      if (Date.now() > end) {
        throw new Error(`Waited in vain: ${what}. Seen: ${JSON.stringify(seen).slice(0, 1500)}`)
      }
      await setTimeout(PAUSE)
    }
  }

  /** Waits until such an element is there and, where that is asked, is as described. */
  async see(
    role: ByRoleMatcher,
    name: string | RegExp = '',
    described: Partial<Found> = {},
  ): Promise<void> {
    const what = `${role} ${name} ${JSON.stringify(described)}`
    await this.until(
      what,
      () => this.find(role, name),
      ([first]) => first !== undefined && isMatch(first, described),
    )
  }

  /** Waits until no such element is there. */
  async miss(role: ByRoleMatcher, name: string | RegExp = ''): Promise<void> {
    const look = () => this.find(role, name)
    await this.until(`no ${role} ${name}`, look, (found) => found.length === 0)
  }

  /** Presses an element, once it is there, stands still and nothing lies over it. */
  async press(role: ByRoleMatcher, name: string | RegExp): Promise<void> {
    let before: Found['at']
    const [found] = await this.until(
      `${role} ${name} can be pressed`,
      () => this.find(role, name, { toPress: true }),
      ([first]) => {
        const last = before
        before = first?.at
        return before !== undefined && last?.x === before.x && last.y === before.y
      },
    )
    if (found?.at) await this.tab.clickAt(found.at.x, found.at.y)
  }

  /** Types into a field in the place of what stands there. */
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
      (words) => (typeof text === 'string' ? words.includes(text) : text.test(words)),
    )
  }

  /** Waits until the page of an address is open. */
  async arriveAt(path: string): Promise<void> {
    const look = () => this.tab.evaluate(() => location.pathname + location.search)
    await this.until(`the address ${path}`, look, (address) => address === path)
  }
}

function isMatch(found: Found, described: Partial<Found>): boolean {
  return Object.entries(described).every(([key, value]) => Reflect.get(found, key) === value)
}

/** Runs in the page: its words that are shown, be they on the screen or further down. */
function readPage(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let words = ''
  let before: Node | null = null
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue
    if (parentElement !== before) words += ' '
    words += textContent
    before = parentElement
  }
  return words.replace(/\s+/g, ' ')
}

/** Runs in the page; what is to be pressed is scrolled to. */
function findInPage(
  role: ByRoleMatcher,
  name: { text?: string; source?: string },
  toPress: boolean,
): Found[] {
  if (!globalThis.TestingLibraryDom) return []
  const wanted = name.source === undefined ? name.text : new RegExp(name.source)
  const { queryAllByRole } = globalThis.TestingLibraryDom
  const all = queryAllByRole(document.body, role, wanted ? { name: wanted } : {})
  return (toPress ? all.slice(0, 1) : all).map((element) => {
    if (toPress) {
      const { top, bottom } = element.getBoundingClientRect()
      if (top < 80 || bottom > innerHeight - 80) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
      }
    }
    // Of a link that runs over two lines the first.
    const box = element.getClientRects()[0]
    const at = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const over = at && document.elementFromPoint(at.x, at.y)
    // A label is pressed in the place of the box that it holds.
    const isReached = over && (element.contains(over) || over.closest('label') !== null)
    const states = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current']
    return {
      text: element.innerText,
      value: 'value' in element ? String(element.value) : '',
      focused: element.contains(document.activeElement),
      chosen:
        element.matches(':checked') ||
        states.some((state) => !['false', null].includes(element.getAttribute(state))),
      ...(isReached && { at }),
    }
  })
}
