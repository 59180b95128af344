import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Manifest, Plugin, ViteBuilder } from 'vite'

import { CHAT_PATH } from '../../src/content/site-paths.ts'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { en } from '../../src/i18n/messages/en.ts'
import { uk } from '../../src/i18n/messages/uk.ts'
import { localizePath } from '../../src/i18n/paths.ts'
import type { PageRecord } from '../../src/seo/page-record.ts'
import type { ShareCard } from '../../src/seo/share-card.ts'
import type { SiteFile } from '../../src/seo/site-file.ts'
import { today } from '../content/load-content.ts'
import { countStandIns } from '../doctor/count-stand-ins.ts'
import { writeHosts } from '../hosts/write-hosts.ts'
import { analyticsHosts, analyticsTag } from './analytics.ts'
import { articleFiles } from './article-files.ts'
import { buildBoot } from './boot.ts'
import { compressFolder } from './compress.ts'
import { isContentFile } from './content-module.ts'
import { CONTENT_FOLDER } from './content-plugin.ts'
import type { ContentStore } from './content-store.ts'
import { criticalCss, parseStylesheet, type Stylesheet, withoutFonts } from './critical-css.ts'
import { renderDocument } from './document.ts'
import { formatLicences, readShippedPackages } from './licences.ts'
import { createPageCache, versionOfCode } from './page-cache.ts'
import { redirectRules } from './redirect-rules.ts'
import { nextTo, replaceFolder } from './replace-folder.ts'
import { createSearchIndex, isSearchable } from './search-index.ts'
import { contentSecurityPolicy, joinHosts, responseHeaders } from './security-headers.ts'
import { securityTxt } from './security-txt.ts'
import { isOffline, writeServiceWorker } from './service-worker.ts'
import { createShareImages } from './share-images.ts'
import type { SiteAddress } from './site-address.ts'
import { siteIcons } from './site-icons.ts'
import { iconLinks, manifestPath, webManifest } from './web-manifest.ts'

const CLIENT_ENTRY = 'src/entry-client.tsx'

// Routes without their lazy parts, and the libraries that start with them.
const SHELL_MODULE =
  /\/src\/(?:routes\/(?!-)[^?]+\.tsx?|routeTree\.gen\.ts|router\.tsx)$|\/node_modules\/(?:react|react-dom|scheduler|@tanstack\/[\w-]+)\//

// Small parts of pages, without words, and the libraries under them.
const KIT_MODULE =
  /\/src\/(?:blocks|ui|lib|storage|seo|content|features|mdx|i18n\/(?!messages))|\/node_modules\/(?:lucide-react|@radix-ui|clsx|class-variance-authority)\//

/** Pages rendered side by side; more only costs memory. */
const CONCURRENCY = 8

/** What `src/entry-server.tsx` exports, as far as the build uses it. */
export interface ServerEntry {
  paths(): Promise<string[]>
  render(
    path: string,
    placePicture?: (name: string, card: ShareCard) => string,
  ): Promise<RenderedPage & { record: PageRecord }>
  renderEducation(
    placePicture?: (name: string, card: ShareCard) => string,
  ): Promise<RenderedPage & { record: PageRecord }>
  feeds(): Promise<SiteFile[]>
  indexFiles(pages: readonly PageRecord[]): Promise<SiteFile[]>
  calloutNames(locale: Locale): Promise<Readonly<Record<string, string>>>
}

/** A page rendered to markup. */
export interface RenderedPage {
  locale: Locale
  head: string
  body: string
  /** Source files and content modules that the page is made of. */
  modules: string[]
  status: 200 | 404
}

/** What a page says when its application cannot be loaded. */
const STOPPED: Record<Locale, string> = { en: en.error.stopped, uk: uk.error.stopped }

/** Font files that a language's first screen needs, by what their names begin with. */
const FONTS: Record<Locale, string[]> = {
  en: ['commissioner-latin', 'piazzolla-latin'],
  uk: ['commissioner-cyr', 'commissioner-latin', 'piazzolla-cyr'],
}

/** `vite build` writes the client, the server code, and with it one HTML file per page and language. */
export function prerender(options: { address: SiteAddress; store: ContentStore }): Plugin {
  const { address, store } = options
  const { base } = address
  return {
    name: 'site-prerender',
    apply: 'build',
    config: ({ build: { outDir = 'dist' } = {} }) => ({
      builder: {},
      // Packing every file to tell its size takes longer than bundling.
      build: {
        manifest: true,
        reportCompressedSize: false,
        rollupOptions: { input: CLIENT_ENTRY },
      },
      environments: {
        client: {
          build: {
            // A build that fails leaves what was there before.
            outDir: nextTo(outDir),
            rollupOptions: {
              output: {
                // What every page loads is one file: a hundred small ones compress worse.
                codeSplitting: {
                  groups: [
                    { name: 'shell', test: SHELL_MODULE, priority: 1 },
                    // What a third of the pages needs: parts of a few lines each.
                    { name: 'kit', test: KIT_MODULE, minShareCount: 10 },
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
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('the build has no client or no ssr environment')
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

      const stylesheets = new Map<string, Promise<Stylesheet>>()
      const readStyles = async (files: readonly string[]): Promise<Stylesheet> => {
        const sheets = files.map((file) => {
          const sheet =
            stylesheets.get(file) ?? readFile(join(dist, file), 'utf8').then(parseStylesheet)
          stylesheets.set(file, sheet)
          return sheet
        })
        return (await Promise.all(sheets)).flat()
      }
      const write = async (file: string, text: string | Uint8Array) => {
        const path = join(dist, file)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
      }
      const writePage = async (page: RenderedPage, file: string, app: 'idle' | 'now' | 'none') => {
        const styles = graph.stylesOf(page.modules)
        const html = renderDocument({
          lang: page.locale,
          head: page.head,
          body: page.body,
          boot: boot.code,
          bootData: {
            base,
            entry: app === 'none' ? '' : graph.entry,
            modules: app === 'none' ? '' : graph.filesOf(page.modules).join(' '),
            styles: app === 'none' ? '' : styles.map((file) => base + file).join(' '),
            start: app === 'now' ? 'now' : '',
            stopped: app === 'none' ? '' : STOPPED[page.locale],
          },
          // The rest of the styles comes with the application.
          styles: criticalCss(await readStyles(styles), page.body),
          links:
            `${graph.fontLinks(FONTS[page.locale])}\n${iconLinks(page.locale, base)}` +
            analyticsTag(analytics),
          policy: ownPolicies[`/${file.replace(/\.html$/, '')}`] ?? policy,
          prerendered: page.status === 200,
        })
        await write(file, html)
      }

      const paths = await server.paths()
      // A preview is made elsewhere: without the site's address it would find no picture.
      const images = address.origin ? createShareImages() : undefined
      const render = createPageCache({
        render: async (path) => {
          let picture: { name: string; card: ShareCard } | undefined
          const place = (name: string, card: ShareCard) => {
            picture = { name, card }
            return images?.add(name, card) ?? ''
          }
          const page = await server.render(path, images && place)
          return { ...page, picture }
        },
        version: versionOfCode(resolve('dist-ssr')) + (images?.version ?? ''),
        contentFolder: join(dist, CONTENT_FOLDER),
      })
      const search = createSearchIndex(render)
      const queue = paths.values()
      const records = new Map<string, PageRecord>()
      await Promise.all(
        Array.from({ length: CONCURRENCY }, async () => {
          for (const path of queue) {
            const page = await render(path)
            if (page.status !== 200) throw new Error(`prerender: ${path} answers ${page.status}`)
            if (page.picture) images?.add(page.picture.name, page.picture.card)
            await writePage(page, fileOf(path), 'idle')
            records.set(path, page.record)
            if (isSearchable(page)) search.add(base + path.slice(1), path, page)
          }
        }),
      )
      for (const locale of LOCALES) {
        const path = localizePath('/404', locale)
        await writePage(await server.render(path), `${path.slice(1)}.html`, 'now')
      }
      const education = await server.renderEducation(images?.add)
      await writePage(education, 'edu/index.html', 'none')

      const drawn = images?.write(dist)
      for (const { path, bytes } of await siteIcons()) await write(path, bytes)
      for (const locale of LOCALES) {
        const { brand, description } = store.site(locale)
        await write(manifestPath(locale), webManifest({ locale, base, brand, description }))
      }
      // A feed is read elsewhere: without the site's address it would lead nowhere.
      if (address.origin) {
        for (const { path, text } of await server.feeds()) await write(path, text)
      }
      const listed = [...paths.flatMap((path) => records.get(path) ?? []), education.record]
      for (const { path, text } of await server.indexFiles(listed)) await write(path, text)
      for (const { path, text } of await articleFiles(store, server, address)) {
        await write(path, text)
      }

      const redirects = store.redirects()
      if (!redirects) throw new Error('content/site/redirects.yaml is missing')
      const slugs = store.summaries('uk').map((post) => post.slug)
      const headers = responseHeaders(policy, ownPolicies)
      const { contains } = redirects
      const rules = { base, headers, redirects: redirectRules(redirects, slugs), contains }
      await writeHosts(rules, dist)
      await write('licenses.txt', formatLicences(await readShippedPackages(modulesOf(bundle))))
      const facts = {
        contact: store.site('en').links.messenger.url,
        today: today(),
        site: address.origin && address.origin + base,
      }
      await write('.well-known/security.txt', securityTxt(facts))
      for (const file of stylesheets.keys()) {
        await write(file, withoutFonts(await readFile(join(dist, file), 'utf8')))
      }
      await search.write(join(dist, 'pagefind'))
      await rm(join(dist, '.vite'), { recursive: true })
      await rm(resolve('dist-ssr'), { recursive: true })
      const count = await drawn
      await writeServiceWorker(dist, isOffline(process.env))
      await compressFolder(dist)
      await replaceFolder(dist, resolve(builder.config.build.outDir))
      const { logger } = builder.config
      const standIns = await countStandIns()
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
  const keysOf = (module: string) =>
    keys.filter(
      (key) => key === module || key.startsWith(`${module}?`) || key.endsWith(`content:${module}`),
    )

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
