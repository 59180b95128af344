import type { DeskSettings } from './desk-config.ts'
import type { DeskLocale } from './field-words.ts'
import { PAGE_WORDS } from './page-words.ts'

/** Settings in the page; the repository may be unknown. */
export type PageSettings = Omit<DeskSettings, 'repository'> & { repository?: string }

declare global {
  interface Window {
    /** File System Access API, which only Chrome and Edge support. */
    showDirectoryPicker?: (options?: object) => Promise<FileSystemDirectoryHandle>
  }
}

const LANGUAGE_KEY = 'desk.language'

/** Language of the desk: the chosen one, otherwise English if the browser prefers it to Ukrainian. */
export function deskLocale(): DeskLocale {
  const chosen = localStorage.getItem(LANGUAGE_KEY)
  if (chosen === 'uk' || chosen === 'en') return chosen
  const first = navigator.languages.find((language) => /^(?:uk|en)\b/.test(language))
  return first?.startsWith('en') ? 'en' : 'uk'
}

/** Sets the language of the page, and of the CMS, which follows the languages of the browser. */
export function setLanguage(locale: DeskLocale): void {
  document.documentElement.lang = locale
  Object.defineProperty(navigator, 'languages', { value: [locale], configurable: true })
}

/** Shows the bar above the CMS: links to the builds on GitHub and to the site, and the language switch. */
export function showBar({ repository }: PageSettings, locale: DeskLocale, isLocal: boolean): void {
  const labels = PAGE_WORDS[locale]
  const other = element('button', labels.language, { type: 'button', lang: getOther(locale) })
  other.addEventListener('click', () => {
    localStorage.setItem(LANGUAGE_KEY, getOther(locale))
    location.reload()
  })
  const bar = element('header', '', { id: 'desk-bar' })
  if (isLocal) bar.append(element('span', labels.local))
  if (repository) {
    bar.append(newTab(labels.published, `https://github.com/${repository}/actions`))
  }
  bar.append(newTab(labels.site, new URL('..', document.baseURI).href), other)
  document.body.prepend(bar)
}

/** Shows instructions instead of the CMS, which needs a repository. */
export function showHowTo(locale: DeskLocale): void {
  const labels = PAGE_WORDS[locale]
  const list = element('ol', '')
  list.append(...labels.howTo.map((line) => element('li', line)))
  const main = element('main', '', { id: 'desk-how-to' })
  main.append(element('h1', labels.noRepository), list)
  document.getElementById('nc-root')?.replaceWith(main)
}

/** Shows problems in a dialog; the form behind it keeps its values. */
export function showProblems(title: string, lines: readonly string[], locale: DeskLocale): void {
  const dialog = element('dialog', '', { class: 'desk-problems', 'aria-label': title })
  const list = element('ul', '')
  list.append(...lines.map((line) => element('li', line)))
  const close = element('button', PAGE_WORDS[locale].close, { type: 'button' })
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  dialog.append(element('h2', title), list, close)
  document.body.append(dialog)
  // Opens after the dialog of the CMS, which only says that saving has failed.
  setTimeout(() => dialog.showModal(), 200)
}

/** Rejects a folder without a site, because the CMS accepts any repository and would show it as empty. */
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

/** Replaces error messages of GitHub with clear ones, because the CMS shows them unchanged. */
export function explainGitHub(locale: DeskLocale): void {
  const messages = PAGE_WORDS[locale].github
  const ask = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const { url } = new Request(input, init)
    if (new URL(url).host !== 'api.github.com') return ask(input, init)
    const response = await ask(input, init).catch((error: unknown) => {
      if (error instanceof DOMException) throw error
      throw new TypeError(messages.offline, { cause: error })
    })
    const rights = /\/(?:pulls|issues)\b/.test(url) ? messages.pullRequests : messages.rights
    const sentence = { 401: messages.token, 403: rights }[response.status]
    if (sentence) return Response.json({ message: sentence }, { status: response.status })
    if (!url.endsWith('/graphql')) return response
    const { errors, ...answer } = (await response.clone().json()) as { errors?: GitHubError[] }
    if (!errors) return response
    const explained = errors.map((error) => ({ ...error, message: explain(error) }))
    return Response.json({ ...answer, errors: explained }, { status: response.status })
  }

  function explain({ type, message }: GitHubError): string {
    if (type === 'STALE_DATA' || /expected branch to point to/i.test(message))
      return messages.conflict
    return type === 'FORBIDDEN' ? messages.rights : message
  }
}

/** Error in a response of GitHub's GraphQL API. */
interface GitHubError {
  type?: string
  message: string
}

function getOther(locale: DeskLocale): DeskLocale {
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
