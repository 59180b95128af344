import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

import type { Manifest, Plugin, Rolldown, ViteBuilder } from 'vite'

import { fingerprint } from '#scripts/content/fingerprint.ts'
import { today } from '#scripts/content/load-content.ts'
import { countStandIns } from '#scripts/doctor/count-stand-ins.ts'
import { writeHosts } from '#scripts/hosts/write-hosts.ts'
import { CHAT_PATH } from '#src/content/site-paths.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/i18n/locales.ts'
import { STOPPED } from '#src/i18n/messages/without-script.ts'
import { localizePath } from '#src/i18n/paths.ts'
import type { PageRecord } from '#src/seo/page-record.ts'
import type { ShareCard } from '#src/seo/share-card.ts'
import type { SiteFile } from '#src/seo/site-file.ts'

import { analyticsHosts, analyticsTag } from './analytics.ts'
import { articleFiles } from './article-files.ts'
import { buildBoot } from './boot.ts'
import { createPacker } from './compress.ts'
import { isContentFile } from './content-module.ts'
import { CONTENT_FOLDER } from './content-plugin.ts'
import type { ContentStore } from './content-store.ts'
import { criticalCss, parseStylesheet, type Stylesheet, withoutFonts } from './critical-css.ts'
import { renderDocument } from './document.ts'
import { formatLicences, readShippedPackages } from './licences.ts'
import { createPageCache, versionOfCode } from './page-cache.ts'
import { createPageFiles } from './page-files.ts'
import { redirectRules } from './redirect-rules.ts'
import { nextTo, replaceFolder } from './replace-folder.ts'
import { createSearchIndex, digestOf, type ResultWords } from './search-index.ts'
import { contentSecurityPolicy, joinHosts, responseHeaders } from './security-headers.ts'
import { securityTxt } from './security-txt.ts'
import { isOffline, serviceWorker } from './service-worker.ts'
import { createShareImages } from './share-images.ts'
import type { SiteAddress } from './site-address.ts'
import { siteIcons } from './site-icons.ts'
import { iconLinks, manifestPath, themeColors, webManifest } from './web-manifest.ts'

const CLIENT_ENTRY = 'src/entry-client.tsx'

// What stands where no page is, or none without a network: the course keeps all files that the document names.
const NOT_FOUND_PARTS = ['src/routes/-not-found.tsx', 'src/features/shell/offline-page.tsx']

// Small parts of pages, without words, and the libraries under them.
const KIT_MODULE =
  /\/src\/(?:blocks|ui|lib|storage|seo|content|features|mdx|i18n\/(?!messages|typography))|\/node_modules\/(?:lucide-react|@radix-ui|clsx|class-variance-authority)\//

// Content, and the words of the interface.
const WORDS_MODULE = /^\0content:|\/src\/i18n\/messages\//

/** Pages rendered side by side; more only costs memory. */
const CONCURRENCY = 8

/** What `src/entry-server.tsx` exports, as far as the build uses it. */
export interface ServerEntry {
  paths(): Promise<string[]>
  render(
    path: string,
    placePicture?: (name: string, card: ShareCard) => string,
  ): Promise<RenderedPage & { record: PageRecord; resultWords: ResultWords }>
  renderEducation(
    placePicture?: (name: string, card: ShareCard) => string,
  ): Promise<RenderedPage & { record: PageRecord }>
  feeds(): Promise<SiteFile[]>
  indexFiles(pages: readonly PageRecord[]): Promise<SiteFile[]>
  calloutNames(locale: Locale): Promise<Readonly<Record<string, string>>>
}

/** A page rendered to markup. */
export interface RenderedPage {
  /** Of a page that an address leads to: the router's id of its route, and what the address says. */
  routeId?: string | undefined
  params?: Record<string, string>
  /** Bare path of the page to which those are sent who have no code of the course. */
  guardedBy?: string | undefined
  locale: Locale
  head: string
  body: string
  /** Source files and content modules of what stands around every page. */
  shell: string[]
  /** All that the page is made of, the shell's included. */
  modules: string[]
  status: 200 | 404
}

/** Font files that a language's first screen needs, by what their names begin with. */
const FONTS: Record<Locale, string[]> = {
  en: ['commissioner-latin', 'piazzolla-latin'],
  // The spaces, digits and marks of a Ukrainian text are in the Latin files.
  uk: ['commissioner-cyr', 'commissioner-latin', 'piazzolla-cyr', 'piazzolla-latin'],
}

/** `vite build` writes the client, the server code, and with it one HTML file per page and language. */
export function prerender(options: { address: SiteAddress; store: ContentStore }): Plugin {
  const { address, store } = options
  const { base } = address
  return {
    name: 'site-prerender',
    apply: 'build',
    config: ({ build: { outDir = 'dist' } = {} }) => ({
      // One configuration for the client and the server: each would load its own, with all of the content.
      builder: { sharedConfigBuild: true },
      // Packing every file to tell its size takes longer than bundling.
      build: {
        manifest: true,
        reportCompressedSize: false,
        rollupOptions: { input: CLIENT_ENTRY },
      },
      environments: {
        client: {
          build: {
            // A list of every file's imports would be a part of what every page loads: a page names its
            // own in its document, and what links lead to is fetched ahead of the press.
            modulePreload: {
              polyfill: false,
              resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
            },
            // A build that fails leaves what was there before.
            outDir: nextTo(outDir),
            rollupOptions: {
              output: {
                // What a page says beside what it does: their budgets differ.
                chunkFileNames: ({ moduleIds }) =>
                  moduleIds.every((id) => WORDS_MODULE.test(id))
                    ? 'assets/words/[name]-[hash].js'
                    : 'assets/[name]-[hash].js',
                // What every page loads is one file: a hundred small ones compress worse.
                codeSplitting: {
                  groups: [
                    { name: createShellGroup(), debugName: 'shell', priority: 1 },
                    // What a third of the pages needs: parts of a few lines each.
                    { name: 'kit', test: KIT_MODULE, minShareCount: 9 },
                  ],
                },
              },
            },
          },
        },
        ssr: {
          build: {
            ssr: true,
            outDir: 'dist-ssr',
            manifest: false,
            copyPublicDir: false,
            rollupOptions: { input: 'src/entry-server.tsx' },
          },
        },
      },
    }),
    async buildApp(builder) {
      // Left to itself Node lets garbage of many articles pile up to three times what is in use.
      setFlagsFromString('--heap-growing-percent=40')
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('the build has no client or no ssr environment')
      // Beside the bundler, which works in threads of its own.
      const worker = serviceWorker(isOffline(process.env), base)
      worker.catch(() => undefined)
      const bundle = await builder.build(client)
      await builder.build(ssr)
      const dist = resolve(client.config.build.outDir)
      const manifest: Manifest = JSON.parse(
        await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
      )
      const server: ServerEntry = await import(
        pathToFileURL(resolve('dist-ssr/entry-server.js')).href
      )
      const boot = await buildBoot()
      const analytics = store.analytics()
      const counting = analyticsHosts(analytics)
      const policy = contentSecurityPolicy(boot.hash, { admitted: counting })
      const chat = store.supportChat()
      const chatPolicy = contentSecurityPolicy(boot.hash, {
        admitted: joinHosts(counting, chat?.hosts ?? {}),
        isOpen: true,
      })
      const ownPolicies = Object.fromEntries(
        LOCALES.map((locale) => [localizePath(CHAT_PATH, locale), chatPolicy]),
      )
      const graph = createModuleGraph(manifest, base)

      const sheets = new Map<string, Stylesheet>()
      const usedStyles = new Set<string>()
      const readStyles = (files: readonly string[]): Stylesheet => {
        const known = sheets.get(files.join())
        if (known) return known
        const sheet = files.flatMap((file) =>
          parseStylesheet(readFileSync(join(dist, file), 'utf8')),
        )
        sheets.set(files.join(), sheet)
        return sheet
      }
      // At once, or each of thousands of small files would wait for the pictures that are drawn meanwhile.
      const write = (file: string, text: string | Uint8Array) => {
        const path = join(dist, file)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, text)
      }
      const colors = themeColors()
      const linksOf = (locale: Locale, fonts = FONTS[locale]) =>
        `${graph.fontLinks(fonts)}\n${iconLinks(locale, base)}${analyticsTag(analytics)}`
      const links = { en: linksOf('en'), uk: linksOf('uk') }
      const bothLanguages = linksOf(DEFAULT_LOCALE, FONTS.uk)
      const pageFiles = createPageFiles()
      /** All of a document but what is rendered. */
      const frameOf = (
        page: Omit<RenderedPage, 'head' | 'body'>,
        path: string,
        app: 'idle' | 'now' | 'none' = 'idle',
      ) => {
        const shell = graph.filesOf(page.shell)
        const own = graph.filesOf(page.modules).filter((file) => !shell.includes(file))
        const styles = graph.stylesOf(page.modules)
        for (const file of styles) usedStyles.add(file)
        return {
          lang: page.locale,
          boot: boot.code,
          bootData: {
            base,
            entry: app === 'none' ? '' : graph.entry,
            modules: app === 'none' ? '' : shell.join(' '),
            page: app === 'none' ? '' : own.join(' '),
            styles: app === 'none' ? '' : styles.map((file) => base + file).join(' '),
            start: app === 'now' ? 'now' : '',
            gate: page.guardedBy
              ? base.slice(0, -1) + localizePath(page.guardedBy, page.locale)
              : '',
            stopped: app === 'none' ? '' : STOPPED[page.locale],
          },
          colors,
          links: app === 'none' ? bothLanguages : links[page.locale],
          policy: ownPolicies[path] ?? policy,
          prerendered: page.status === 200,
          sheets: styles,
        }
      }
      const documentOf = (
        markup: Pick<RenderedPage, 'head' | 'body'>,
        { sheets, ...frame }: ReturnType<typeof frameOf>,
      ) =>
        renderDocument({
          ...frame,
          ...markup,
          // The rest of the styles comes with the application.
          styles: criticalCss(readStyles(sheets), markup.body),
        })
      const writePage = (page: RenderedPage, path: string, app: 'now' | 'none') =>
        write(fileOf(path), documentOf(page, frameOf(page, path, app)))

      const paths = await server.paths()
      const packer = createPacker(dist, paths.length)
      // A preview is made elsewhere: without the site's address it would find no picture.
      const images = address.origin ? createShareImages(dist) : undefined
      const pages = createPageCache({
        render: async (path: string) => {
          let picture: { name: string; card: ShareCard } | undefined
          const place = (name: string, card: ShareCard) => {
            picture = { name, card }
            return images?.add(name, card) ?? ''
          }
          const page = await server.render(path, images && place)
          return { ...page, picture, digest: digestOf(page.body, page.resultWords) }
        },
        frameOf,
        documentOf,
        version: [
          versionOfCode(resolve('dist-ssr')),
          fingerprint('scripts/build/prerender.ts'),
          images?.version,
        ].join(),
        contentFolder: join(dist, CONTENT_FOLDER),
      })
      const search = createSearchIndex({
        paths,
        urlOf: (path) => base + path.slice(1),
        bodyOf: pages.bodyOf,
      })
      const queue = paths.values()
      const records = new Map<string, PageRecord>()
      await Promise.all(
        Array.from({ length: CONCURRENCY }, async () => {
          for (const path of queue) {
            const { page, frame, document } = await pages.get(path)
            const { locale, routeId, params = {}, record, picture } = page
            if (picture) images?.add(picture.name, picture.card)
            if (routeId) {
              const own = frame.bootData.page.split(' ').filter(Boolean)
              pageFiles.add({ locale, routeId, path: record.path, params }, own)
            }
            packer.add(join(dist, fileOf(path)), document)
            records.set(path, record)
            search.add(path, page)
            // A kept page waits for nothing: those who read meanwhile would not be heard.
            await setImmediate()
          }
        }),
      )
      pages.forgetRest()
      for (const locale of LOCALES) {
        const path = localizePath('/404', locale)
        const page = await server.render(path)
        writePage({ ...page, modules: [...page.modules, ...NOT_FOUND_PARTS] }, path, 'now')
      }
      for (const locale of LOCALES) {
        write(`${CONTENT_FOLDER}page-files/${locale}.js`, pageFiles.module(locale))
      }
      // While the other files are written.
      const indexed = search.write(join(dist, 'pagefind'))
      indexed.catch(() => undefined)
      const education = await server.renderEducation(images?.add)
      writePage(education, '/edu/index', 'none')

      for (const { path, bytes } of await siteIcons()) write(path, bytes)
      for (const locale of LOCALES) {
        const { brand, description } = store.site(locale)
        write(manifestPath(locale), webManifest({ locale, base, brand, description }))
      }
      // A feed is read elsewhere: without the site's address it would lead nowhere.
      if (address.origin) {
        for (const { path, text } of await server.feeds()) write(path, text)
      }
      const listed = [...paths.flatMap((path) => records.get(path) ?? []), education.record]
      for (const { path, text } of await server.indexFiles(listed)) write(path, text)
      for (const { path, text } of await articleFiles(store, server, address)) {
        write(path, text)
      }

      const redirects = store.redirects()
      if (!redirects) throw new Error('content/site/redirects.yaml is missing')
      const slugs = store.summaries('uk').map((post) => post.slug)
      const headers = responseHeaders(policy, ownPolicies)
      const { contains } = redirects
      const rules = { base, headers, redirects: redirectRules(redirects, slugs), contains }
      await writeHosts(rules, dist)
      write('licenses.txt', formatLicences(await readShippedPackages(modulesOf(bundle))))
      const facts = {
        contact: store.site('en').links.messenger.url,
        today: today(),
        site: address.origin && address.origin + base,
      }
      write('.well-known/security.txt', securityTxt(facts))
      for (const file of usedStyles) {
        write(file, withoutFonts(await readFile(join(dist, file), 'utf8')))
      }
      const standIns = countStandIns()
      await indexed
      await rm(join(dist, '.vite'), { recursive: true })
      await rm(resolve('dist-ssr'), { recursive: true })
      const count = await images?.finish()
      write('sw.js', await worker)
      await packer.finish()
      await replaceFolder(dist, resolve(builder.config.build.outDir))
      const { logger } = builder.config
      if (standIns > 0 && !address.demo) {
        logger.warn(`${standIns} samples and placeholder links are in the content (npm run doctor)`)
      }
      if (count) logger.info(`drew ${count} pictures for previews; the next build has them`)
      logger.info(`prerendered ${paths.length + LOCALES.length + 1} pages`)
      if (!address.origin) {
        logger.warn('SITE_URL is not set: pages name no canonical address (SITE_URL=https://…)')
      }
    },
  }
}

/** File of a path, such that hosts serve it without a slash at the end: `/uk` → `uk.html`. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** Source files of what the browser loads. */
function modulesOf(bundle: Awaited<ReturnType<ViteBuilder['build']>>): string[] {
  const outputs = Array.isArray(bundle) ? bundle : 'output' in bundle ? [bundle] : []
  return outputs
    .flatMap(({ output }) => output)
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}

/** A name for the one file of all that the application starts with, found by following its imports. */
function createShellGroup() {
  const shell = new Set<string>()
  return (id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string | null => {
    const follow = (module: string): void => {
      if (shell.has(module)) return
      shell.add(module)
      for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) follow(imported)
    }
    follow(resolve(CLIENT_ENTRY))
    // The entry waits for a page whose files import these: in one file they would wait for each other.
    return shell.has(id) && id !== resolve(CLIENT_ENTRY) ? 'shell' : null
  }
}

function createModuleGraph(manifest: Manifest, base: string) {
  const closure = (keys: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const key of keys) {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) continue
      seen.add(key)
      closure(chunk.imports ?? [], seen)
    }
    return seen
  }
  const urlOf = (key: string) => base + (manifest[key]?.file ?? '')
  const entryKeys = closure([CLIENT_ENTRY])
  const keys = Object.keys(manifest)
  const known = new Map<string, string[]>()
  // Thousands of pages are made of the same modules.
  const keysOf = (module: string): string[] => {
    const found =
      known.get(module) ??
      keys.filter(
        (key) =>
          key === module || key.startsWith(`${module}?`) || key.endsWith(`content:${module}`),
      )
    known.set(module, found)
    return found
  }

  return {
    entry: urlOf(CLIENT_ENTRY),
    /** Files that a page loads once the application starts: the entry's imports, then its own. */
    filesOf: (modules: readonly string[]): string[] => {
      const own = closure(modules.flatMap(keysOf))
      const files = modules.filter(isContentFile).map((id) => `${base}${CONTENT_FOLDER}${id}.js`)
      return [...new Set([...entryKeys, ...own])]
        .filter((key) => key !== CLIENT_ENTRY)
        .map(urlOf)
        .concat(files)
    },
    /** Stylesheets of a page: the site's, then those of its own code. */
    stylesOf: (modules: readonly string[]): string[] => {
      const own = closure(modules.flatMap(keysOf))
      return [...new Set([...entryKeys, ...own].flatMap((key) => manifest[key]?.css ?? []))]
    },
    fontLinks: (names: readonly string[]): string =>
      names
        .map((name) => {
          const key = keys.find((one) => one.includes(`/${name}.woff2`))
          if (!key) throw new Error(`the build holds no font ${name}`)
          return `<link rel="preload" as="font" type="font/woff2" href="${urlOf(key)}" crossorigin>`
        })
        .join('\n'),
  }
}
