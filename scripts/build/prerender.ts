import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { EnvironmentOptions, Logger, Plugin } from 'vite'

import type { ContentReader } from '#scripts/content/read-content.ts'
import { HOSTS_FOLDER } from '#scripts/hosts/write-hosts.ts'
import { CHAT_FRAME_PATH, EDUCATION_PATH } from '#src/content/site-paths.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'
import type { PageRecord } from '#src/seo/page-record.ts'

import { renderChatFrame } from './chat-frame.ts'
import { prepareContent, writeContentFiles } from './content-plugin.ts'
import type { ContentStore } from './content-store.ts'
import { buildDesk, deskOptions, deskPolicy } from './desk.ts'
import { BOOT, buildInlineScript } from './inline-script.ts'
import { BUNDLED_PACKAGES, bundledPackages } from './licences.ts'
import { writePictures } from './media.ts'
import { CLIENT_ENTRY, createModuleGraph, MANIFEST } from './module-graph.ts'
import { createFileWriter, getTemporaryFolder, replaceFolder } from './output-folder.ts'
import { createPageWriter } from './page-writer.ts'
import { scriptGroups, WORDS_MODULE } from './script-groups.ts'
import { createSearchIndex } from './search-index.ts'
import { pagePolicies } from './security-headers.ts'
import { loadServerEntry, SERVER_FOLDER } from './server-entry.ts'
import { isOffline, serviceWorker } from './service-worker.ts'
import { createShareImages } from './share-images.ts'
import type { SiteAddress } from './site-address.ts'
import { writeSiteFiles } from './site-files.ts'

// Modules of the not-found and offline pages: offline reading caches all files named in that document.
const NOT_FOUND_PARTS = ['src/routes/-not-found.tsx', 'src/features/shell/offline-page.tsx']

/** Builds the client and the server code, and prerenders one HTML file per page and language. */
export function prerender(options: {
  address: SiteAddress
  store: ContentStore
  read: ContentReader
}): Plugin {
  const { address, store, read } = options
  const { base } = address
  return {
    name: 'site-prerender',
    apply: 'build',
    config: ({ build: { outDir = 'dist' } = {} }) => ({
      // Client and server share one configuration, so that the content is loaded once.
      builder: { sharedConfigBuild: true },
      // Compressing every file to report its size takes longer than bundling.
      build: {
        cssCodeSplit: false,
        manifest: true,
        reportCompressedSize: false,
        rollupOptions: { input: CLIENT_ENTRY },
      },
      environments: createEnvironments(outDir),
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('the build has no client or no ssr environment')
      const dist = resolve(client.config.build.outDir)
      // Both at once, because the scripts of the browser contain no content. Contentlayer takes longest and starts first;
      // mistakes in the content are reported before those of the code.
      const preparing = prepareContent(store, read, address.demo, builder.config.logger)
      const bundling = builder.build(client)
      bundling.catch(() => undefined)
      await preparing
      const bundled = bundledPackages(await bundling)
      // Bundled while pages are rendered.
      const desk = buildDesk(dist, base, deskOptions(process.env))
      desk.catch(() => undefined)
      await builder.build(ssr)
      await writeContentFiles(store, dist)
      await writePictures(store, dist)

      const write = createFileWriter(dist)
      const server = await loadServerEntry()
      const boot = await buildInlineScript(BOOT)
      const chat = store.supportChat()
      const frame = chat && (await renderChatFrame(chat))
      if (frame) write(`${CHAT_FRAME_PATH.slice(1)}.html`, frame.html)
      const policies = pagePolicies(boot.hash, store.analytics(), frame?.policy, deskPolicy())
      const graph = createModuleGraph(dist, base)
      const writePage = createPageWriter({
        base,
        graph,
        boot: boot.code,
        policies,
        analytics: store.analytics(),
        write,
      })

      const paths = await server.paths()
      // Link previews need absolute addresses, so without the site's address there are no share pictures.
      const images = address.origin ? createShareImages(dist) : undefined
      const search = await createSearchIndex()
      const listed: PageRecord[] = []
      // Pagefind runs in a separate process and indexes one page while the next is rendered.
      let indexed = Promise.resolve()
      for (const path of paths) {
        const page = await server.render(path, images?.add)
        if (page.status !== 200) throw new Error(`prerender: ${path} returns status ${page.status}`)
        const { locale, record, resultWords, body } = page
        writePage(page, path, 'idle')
        listed.push(record)
        await indexed
        indexed = search.add({ locale, url: base + path.slice(1), words: resultWords, body })
        // Errors are thrown where it is awaited.
        indexed.catch(() => undefined)
      }
      await indexed
      await search.write(join(dist, 'pagefind'))
      for (const locale of LOCALES) {
        const path = localizePath('/404', locale)
        const page = await server.render(path)
        writePage({ ...page, modules: [...page.modules, ...NOT_FOUND_PARTS] }, path, 'now')
      }
      const education = await server.renderEducation(images?.add)
      writePage(education, EDUCATION_PATH.replace(/\.html$/, ''), 'none')
      listed.push(education.record)
      const worker = await serviceWorker(isOffline(process.env), base)
      write('sw.js', worker.code)
      await writeSiteFiles({
        store,
        address,
        server,
        dist,
        write,
        policies,
        listed,
        packages: [...bundled, ...worker.packages, ...(await desk)],
      })
      const drawnCount = await images?.write()

      // The manifest and the server code are no longer needed.
      await rm(join(dist, MANIFEST), { recursive: true })
      await rm(resolve(SERVER_FOLDER), { recursive: true })
      await replaceFolder(dist, resolve(builder.config.build.outDir))
      // The rules contain the hash of the inline script, so they must match this build.
      await replaceFolder(getTemporaryFolder(HOSTS_FOLDER), HOSTS_FOLDER)

      const pageCount = paths.length + LOCALES.length + 1
      report(builder.config.logger, address, { drawn: drawnCount, pageCount })
    },
  }
}

/** Build settings of client and server; a failed build leaves `outDir` unchanged. */
function createEnvironments(outDir: string): Record<string, EnvironmentOptions> {
  return {
    client: {
      build: {
        modulePreload: { polyfill: false },
        outDir: getTemporaryFolder(outDir),
        license: { fileName: BUNDLED_PACKAGES },
        rollupOptions: {
          output: {
            // Messages are separate from code, because their budgets differ.
            // Seven characters are enough for a hash, and pages name dozens of files.
            chunkFileNames: ({ moduleIds }) =>
              moduleIds.every((id) => WORDS_MODULE.test(id))
                ? 'assets/words/[name]-[hash:7].js'
                : 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            // Every document names all fonts, which rarely change, so a short hash is enough.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.woff2'))
                ? 'assets/[name]-[hash:4][extname]'
                : 'assets/[name]-[hash:7][extname]',
            codeSplitting: { groups: scriptGroups() },
          },
        },
      },
    },
    ssr: {
      build: {
        ssr: true,
        outDir: SERVER_FOLDER,
        manifest: false,
        copyPublicDir: false,
        rollupOptions: {
          input: 'src/app/entry-server.tsx',
        },
      },
    },
  }
}

/** Prints what has been built and notes for the owner. */
function report(
  logger: Logger,
  { origin }: SiteAddress,
  { drawn, pageCount }: { drawn: number | undefined; pageCount: number },
): void {
  if (drawn) logger.info(`drew ${drawn} preview pictures (the next build reuses them)`)
  logger.info(`prerendered ${pageCount} pages`)
  if (!origin) {
    logger.warn('SITE_URL is not set: pages have no canonical address (SITE_URL=https://…)')
  }
}
