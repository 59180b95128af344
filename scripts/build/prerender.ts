import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { EnvironmentOptions, Logger, Plugin } from 'vite'

import { HOSTS_FOLDER } from '#scripts/hosts/write-hosts.ts'
import { CHAT_FRAME_PATH, EDUCATION_PATH } from '#src/content/site-paths.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

import { renderChatFrame } from './chat-frame.ts'
import { writeContentFiles } from './content-plugin.ts'
import type { ContentStore } from './content-store.ts'
import { createFileWriter } from './file-writer.ts'
import { BOOT, buildInlineScript } from './inline-script.ts'
import { BUNDLED_PACKAGES, bundledPackages } from './licences.ts'
import { writePictures } from './media.ts'
import { CLIENT_ENTRY, createModuleGraph, MANIFEST, readManifest } from './module-graph.ts'
import { pagePolicies } from './page-policies.ts'
import { createPageWriter } from './page-writer.ts'
import { renderPages } from './render-pages.ts'
import { nextTo, replaceFolder } from './replace-folder.ts'
import { scriptGroups, WORDS_MODULE } from './script-groups.ts'
import { loadServerEntry, SERVER_FOLDER } from './server-entry.ts'
import { isOffline, serviceWorker } from './service-worker.ts'
import { createShareImages } from './share-images.ts'
import type { SiteAddress } from './site-address.ts'
import { writeSiteFiles } from './site-files.ts'

// What stands where no page is, or none without a network: the course keeps all files that the document names.
const NOT_FOUND_PARTS = ['src/routes/-not-found.tsx', 'src/features/shell/offline-page.tsx']

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
        cssCodeSplit: false,
        manifest: true,
        reportCompressedSize: false,
        rollupOptions: { input: CLIENT_ENTRY },
      },
      environments: environmentsIn(outDir),
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('the build has no client or no ssr environment')
      const dist = resolve(client.config.build.outDir)
      const bundled = bundledPackages(await builder.build(client))
      await builder.build(ssr)
      await writeContentFiles(store, dist)
      await writePictures(store, dist)

      const write = createFileWriter(dist)
      const server = await loadServerEntry()
      const boot = await buildInlineScript(BOOT)
      const chat = store.supportChat()
      const frame = chat && (await renderChatFrame(chat))
      if (frame) write(`${CHAT_FRAME_PATH.slice(1)}.html`, frame.html)
      const policies = pagePolicies(boot.hash, store.analytics(), frame?.policy)
      const graph = createModuleGraph(await readManifest(dist), base)
      const writer = createPageWriter({
        base,
        graph,
        boot: boot.code,
        policies,
        analytics: store.analytics(),
        write,
      })

      const paths = await server.paths()
      // A preview is made elsewhere: without the site's address it would find no picture.
      const images = address.origin ? createShareImages(dist) : undefined
      const records = await renderPages({
        paths,
        dist,
        base,
        server,
        writer,
        images,
      })
      for (const locale of LOCALES) {
        const path = localizePath('/404', locale)
        const page = await server.render(path)
        writer.write({ ...page, modules: [...page.modules, ...NOT_FOUND_PARTS] }, path, 'now')
      }
      const education = await server.renderEducation(images?.add)
      writer.write(education, EDUCATION_PATH.replace(/\.html$/, ''), 'none')
      const listed = [...records, education.record]
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
        packages: [...bundled, ...worker.packages],
      })
      const drawn = await images?.write()

      // Every document is made: nobody reads the list of files or the code again.
      await rm(join(dist, MANIFEST), { recursive: true })
      await rm(resolve(SERVER_FOLDER), { recursive: true })
      await replaceFolder(dist, resolve(builder.config.build.outDir))
      // Rules name the inline script by its hash: those of another build would not let it run.
      await replaceFolder(nextTo(HOSTS_FOLDER), HOSTS_FOLDER)

      const pageCount = paths.length + LOCALES.length + 1
      report(builder.config.logger, address, { drawn, pageCount })
    },
  }
}

/** How the client and the server code are built; a build that fails leaves what was in `outDir` before. */
function environmentsIn(outDir: string): Record<string, EnvironmentOptions> {
  return {
    client: {
      build: {
        modulePreload: { polyfill: false },
        outDir: nextTo(outDir),
        license: { fileName: BUNDLED_PACKAGES },
        rollupOptions: {
          output: {
            // What a page says beside what it does: their budgets differ.
            // Seven signs tell one version from another as well as eight, and pages name dozens of files.
            chunkFileNames: ({ moduleIds }) =>
              moduleIds.every((id) => WORDS_MODULE.test(id))
                ? 'assets/words/[name]-[hash:7].js'
                : 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            // Every document names all fonts, which are seldom cut anew.
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

/** Says what has been built, and what an owner should know of it. */
function report(
  logger: Logger,
  { origin }: SiteAddress,
  { drawn, pageCount }: { drawn: number | undefined; pageCount: number },
): void {
  if (drawn) logger.info(`drew ${drawn} preview pictures (the next build reuses them)`)
  logger.info(`prerendered ${pageCount} pages`)
  if (!origin) {
    logger.warn('SITE_URL is not set: pages name no canonical address (SITE_URL=https://…)')
  }
}
