import CMS, { type ApiAsset, type CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component, createRef, type ReactNode, type SyntheticEvent } from 'react'
import { createRoot, type Root } from 'react-dom/client'

import { SiteProvider } from '#src/content/use-site.ts'
import { isLocale, LOCALES, type Locale } from '#src/i18n/locales.ts'
import { LocaleProvider } from '#src/i18n/use-messages.tsx'
import { memoize } from '#src/lib/memoize.ts'

import { type DeskLocale, translateProblem } from '../field-words.ts'
import { PAGE_WORDS } from '../page-words.ts'
import { deskLocale } from '../page.ts'
import {
  chosenPicture,
  type DeskFile,
  deskDocuments,
  getFiles,
  getId,
  sharedFiles,
} from './desk-files.ts'
import { PreviewRouter } from './preview-router.tsx'
import { loadPreviewMessages, PREVIEWS, previewStore } from './previews.tsx'

import siteStyles from '#src/app/styles/app.css?url'

/** Registers the preview for the given names of collections and files. */
export function registerPreviews(names: readonly string[]): void {
  CMS.registerPreviewStyle(siteStyles)
  for (const name of new Set(names)) CMS.registerPreviewTemplate(name, Preview)
}

/**
 * Renders a root of the site's React in the frame of the CMS. The CMS creates this component with its own copy
 * of React, so it must be a class without hooks.
 */
class Preview extends Component<CustomPreviewTemplateProps> {
  private readonly deskLocale = deskLocale()
  private readonly box = createRef<HTMLDivElement>()
  private root: Root | undefined
  private shared: Promise<DeskFile[]> | undefined
  private timer: number | undefined
  /** The last rendering of a valid file. */
  private lastGood: ReactNode

  override componentDidMount() {
    if (!this.box.current) return
    this.props.document.documentElement.dataset.js = ''
    this.root = createRoot(this.box.current)
    this.shared = sharedFiles(this.props.getCollection)
    void this.show()
  }

  override componentDidUpdate() {
    // Debounced, because rendering an article is slower than typing.
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.show(), 200)
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
    this.root?.unmount()
    this.root = undefined
  }

  private async show() {
    const [shared = []] = await Promise.all([this.shared, ...LOCALES.map(loadPreviewMessages)])
    const { entry, document, getAsset } = this.props
    const { lang } = document.documentElement
    const language = isLocale(lang) ? lang : undefined
    const files = getFiles(entry, language)
    const [file] = files
    if (!file) return
    const getAddress = await loadAddresses(file, getAsset)
    const { problems } = file
    if (problems.length === 0) {
      const store = previewStore(deskDocuments(shared, files), getAddress)
      const id = getId(file.path)
      const locales: Locale[] = language ? [language] : [this.deskLocale, other(this.deskLocale)]
      const draw = PREVIEWS[file.kind.name]
      this.lastGood = locales.map((locale) => (
        <Boundary key={locale} locale={this.deskLocale}>
          <LocaleProvider locale={locale}>
            <SiteProvider value={store.site(locale)}>
              <div lang={locale}>
                {!language && (
                  <p className="wrap meta">{PAGE_WORDS[this.deskLocale].inLanguage[locale]}</p>
                )}
                <RenderedPreview draw={() => draw?.({ store, locale, file, id, getAddress })}>
                  <p className="wrap">{PAGE_WORDS[this.deskLocale].nothingToShow}</p>
                </RenderedPreview>
              </div>
            </SiteProvider>
          </LocaleProvider>
        </Boundary>
      ))
    }
    this.root?.render(
      <>
        {problems.length > 0 && (
          <div className="wrap" role="status">
            <p>{PAGE_WORDS[this.deskLocale].notYet}</p>
            <ul>
              {problems.map((problem) => {
                const line = translateProblem(file.kind.name, problem, this.deskLocale)
                return <li key={line}>{line}</li>
              })}
            </ul>
          </div>
        )}
        <PreviewRouter>{this.lastGood}</PreviewRouter>
      </>,
    )
  }

  override render() {
    // Links and buttons are disabled, because they would leave the preview.
    return <div ref={this.box} onClickCapture={preventDefault} onSubmitCapture={preventDefault} />
  }
}

function preventDefault(event: SyntheticEvent) {
  // `<details>` may be opened.
  if (isInSummary(event.target as Node)) return
  event.preventDefault()
  event.stopPropagation()
}

function isInSummary(node: Node | null): boolean {
  return node !== null && (node.nodeName === 'SUMMARY' || isInSummary(node.parentNode))
}

/** What a preview draws, or its children where that is nothing. */
function RenderedPreview({ draw, children }: { draw: () => ReactNode; children: ReactNode }) {
  return draw() ?? children
}

interface BoundaryProps {
  locale: DeskLocale
  children: ReactNode
}

/** Error boundary that shows the message until the content changes. */
class Boundary extends Component<BoundaryProps, { error?: Error; of?: ReactNode }> {
  override state: { error?: Error; of?: ReactNode } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  static getDerivedStateFromProps({ children }: BoundaryProps, state: { of?: ReactNode }) {
    return children === state.of ? null : { of: children, error: undefined }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <p className="wrap" role="status">
        {PAGE_WORDS[this.props.locale].cannotShow} {error.message}
      </p>
    )
  }
}

function other(locale: Locale): Locale {
  return locale === 'uk' ? 'en' : 'uk'
}

const readFile = memoize(
  (file: File) =>
    new Promise<string>((resolve, reject) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result as string))
      reader.addEventListener('error', () => reject(new Error(file.name)))
      reader.readAsDataURL(file)
    }),
)

/** Waits until a file on GitHub has been loaded and has a blob URL. */
async function isLoaded(asset: ApiAsset): Promise<void> {
  for (let attempts = 0; attempts < 30 && !asset.url.startsWith('blob:'); attempts += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Loads the pictures of a file and returns a function from path to address. */
async function loadAddresses(
  { fields, body }: DeskFile,
  getAsset: CustomPreviewTemplateProps['getAsset'],
): Promise<(path: string) => string> {
  const text = JSON.stringify(fields) + body
  const paths = text.match(/\.?\/[\w./-]+\.(?:png|jpe?g|webp|avif|svg)\b/g) ?? []
  const entries = await Promise.all(
    [...new Set(paths)].map(async (path): Promise<[string, string]> => {
      const asset = getAsset(path)
      if (asset?.fileObj) return [path, await readFile(asset.fileObj)]
      if (asset) await isLoaded(asset)
      return [path, chosenPicture(path) ?? asset?.url ?? path]
    }),
  )
  const addresses = new Map(entries)
  return (path) => addresses.get(path) ?? path
}
