import type { DeskSettings } from './desk-config.ts'
import type { DeskLocale } from './field-words.ts'
import { PAGE_WORDS } from './page-words.ts'

/** What the build leaves in the page: a repository where one is known. */
export type PageSettings = Omit<DeskSettings, 'repository'> & { repository?: string }

declare global {
  interface Window {
    /** The file access of Chrome and Edge; others lack it. */
    showDirectoryPicker?: (options?: object) => Promise<FileSystemDirectoryHandle>
  }
}

const LANGUAGE_KEY = 'desk.language'

/** Language of the labels: the chosen one, or English for a browser that prefers it to Ukrainian. */
export function deskLocale(): DeskLocale {
  const chosen = localStorage.getItem(LANGUAGE_KEY)
  if (chosen === 'uk' || chosen === 'en') return chosen
  const first = navigator.languages.find((one) => /^(?:uk|en)\b/.test(one))
  return first?.startsWith('en') ? 'en' : 'uk'
}

/** The bar above the CMS: where to see whether what was saved is published, and the other language. */
export function showBar(settings: PageSettings, locale: DeskLocale, isLocal: boolean): void {
  const words = PAGE_WORDS[locale]
  const { repository } = settings
  const other = element('button', words.language, { type: 'button', lang: otherOf(locale) })
  other.addEventListener('click', () => {
    localStorage.setItem(LANGUAGE_KEY, otherOf(locale))
    location.reload()
  })
  const status =
    isLocal || !repository
      ? element('span', isLocal ? words.local : '')
      : newTab(words.published, `https://github.com/${repository}/actions`)
  const home = newTab(words.site, new URL('..', document.baseURI).href)
  const bar = element('header', '', { id: 'desk-bar' })
  bar.append(status, home, other)
  document.body.prepend(bar)
}

/** What to do where no repository is known: the CMS would have nothing to open. */
export function showHowTo(locale: DeskLocale): void {
  const words = PAGE_WORDS[locale]
  const list = element('ol', '')
  list.append(...words.howTo.map((line) => element('li', line)))
  const main = element('main', '', { id: 'desk-how-to' })
  main.append(element('h1', words.noRepository), list)
  document.body.append(main)
}

/** Says in a dialog what is wrong; the text typed so far stays behind it. */
export function showProblems(title: string, lines: readonly string[], locale: DeskLocale): void {
  const dialog = element('dialog', '', { class: 'desk-problems', 'aria-label': title })
  const list = element('ul', '')
  list.append(...lines.map((line) => element('li', line)))
  const close = element('button', PAGE_WORDS[locale].close, { type: 'button' })
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  dialog.append(element('h2', title), list, close)
  document.body.append(dialog)
  // After the dialog of the CMS, which says no more than that nothing was saved.
  setTimeout(() => dialog.showModal(), 200)
}

/**
 * Refuses a folder in which no site lies: the CMS takes any repository for the right one, and would show it empty.
 */
export function guardFolderChoice(locale: DeskLocale): void {
  const pick = window.showDirectoryPicker?.bind(window)
  if (!pick) return
  window.showDirectoryPicker = async (options) => {
    const folder = await pick(options)
    try {
      const content = await folder.getDirectoryHandle('content')
      await (await content.getDirectoryHandle('site')).getFileHandle('site.yaml')
      return folder
    } catch {
      const sentence = PAGE_WORDS[locale].folder
      showProblems(sentence, [], locale)
      throw new DOMException(sentence, 'AbortError')
    }
  }
}

/** Says in a sentence of its own why GitHub has refused: the CMS shows the message of the answer as it is. */
export function explainGitHub(locale: DeskLocale): void {
  const words = PAGE_WORDS[locale].github
  const ask = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const { url } = new Request(input, init)
    if (new URL(url).host !== 'api.github.com') return ask(input, init)
    const response = await ask(input, init).catch((error: unknown) => {
      if (error instanceof DOMException) throw error
      throw new TypeError(words.offline, { cause: error })
    })
    const sentence =
      response.status === 401 ? words.token : response.status === 403 ? words.rights : undefined
    if (sentence) return Response.json({ message: sentence }, { status: response.status })
    if (!url.endsWith('/graphql')) return response
    const { errors, ...answer } = (await response.clone().json()) as { errors?: GitHubError[] }
    if (!errors) return response
    const explained = errors.map((error) => ({ ...error, message: explain(error) }))
    return Response.json({ ...answer, errors: explained }, { status: response.status })
  }

  function explain({ type, message }: GitHubError): string {
    if (type === 'STALE_DATA' || /expected branch to point to/i.test(message)) return words.conflict
    return type === 'FORBIDDEN' ? words.rights : message
  }
}

/** What GitHub's API says of a query that it has refused. */
interface GitHubError {
  type?: string
  message: string
}

function otherOf(locale: DeskLocale): DeskLocale {
  return locale === 'uk' ? 'en' : 'uk'
}

function newTab(text: string, href: string): HTMLElement {
  return element('a', text, { href, target: '_blank', rel: 'noreferrer' })
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name)
  node.textContent = text
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  return node
}
