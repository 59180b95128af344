import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { parse } from 'yaml'

import { getHash } from '#scripts/lib/hash.ts'
import { siteSchema } from '#src/content/schema/site.ts'
import type { DeskSettings } from '#src/desk/desk-config.ts'
import { escapeHtml } from '#src/lib/html-text.ts'

import { modulePlugin, placeModule } from './content-module.ts'
import { courseModulePlugin, orderModule } from './lesson-plugin.ts'
import { BUNDLED_PACKAGES, bundledPackages, outputFiles, type ShippedPackage } from './licences.ts'
import { repositoryName, workflowRepository } from './repository.ts'
import { BROWSERS } from './site-options.ts'

/** Output folder of the owner's desk, a page outside the application with its own content security policy. */
const FOLDER = 'desk'

/** Path pattern of the desk's files. */
export const DESK_FILES = `/${FOLDER}/*`

/** Settings that the build passes to the desk. Without a repository only a local folder can be edited. */
export type DeskOptions = Omit<DeskSettings, 'repository'> & { repository: string | undefined }

/** Folder of the last bundle, by a hash of its inputs. */
const CACHE = '.cache/desk-bundle'

/** Description of a kept bundle. */
interface Bundle {
  entry: string
  styles: string[]
  packages: ShippedPackage[]
}

/**
 * Writes the desk into `outDir`, bundled separately from the scripts of the site. An edit of the content changes
 * nothing in the bundle, so that it is kept for the next build.
 * @returns the packages that it ships.
 */
export async function buildDesk(
  outDir: string,
  base: string,
  options: DeskOptions,
): Promise<ShippedPackage[]> {
  const cacheFolder = join(CACHE, getHash([base, ...inputs()].join('\n')))
  if (!existsSync(cacheFolder)) {
    rmSync(CACHE, { recursive: true, force: true })
    const making = join(CACHE, 'making')
    const bundle = await bundleDesk(making, base)
    writeFileSync(join(making, LIST), JSON.stringify(bundle))
    renameSync(making, cacheFolder)
  }
  const folder = join(outDir, FOLDER)
  rmSync(folder, { recursive: true, force: true })
  cpSync(cacheFolder, folder, { recursive: true })
  const { entry, styles, packages } = JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as Bundle
  rmSync(join(folder, LIST))
  const getFileUrl = (file: string) => `${base}${FOLDER}/${file}`
  const html = renderDesk(getFileUrl(entry), styles.map(getFileUrl), options)
  writeFileSync(join(folder, 'index.html'), html)
  return packages
}

/** File with the description of a kept bundle. */
const LIST = 'bundle.json'

/** Hashes of all files that the bundle may contain or depend on. */
function inputs(): string[] {
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return [
    String(readdirSync('content/lessons').length),
    ...['package-lock.json', ...files.toSorted()]
      .filter((file) => statSync(file).isFile())
      .map((file) => `${file} ${getHash(readFileSync(file))}`),
  ]
}

async function bundleDesk(outDir: string, base: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    base: `${base}${FOLDER}/`,
    publicDir: false,
    logLevel: 'warn',
    plugins: [omitUnusedChunks(), noContent(), react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      target: BROWSERS,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      modulePreload: { polyfill: false },
      license: { fileName: BUNDLED_PACKAGES },
      rolldownOptions: {
        input: 'src/desk/main.ts',
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        output: {
          entryFileNames: '[name]-[hash:8].js',
          chunkFileNames: '[name]-[hash:8].js',
          assetFileNames: '[name]-[hash:8][extname]',
        },
      },
    },
  })
  const entry = outputFiles(result).find((file) => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('the bundle of the desk has no entry')
  // Only the build needs the list of packages.
  rmSync(join(outDir, dirname(BUNDLED_PACKAGES)), { recursive: true })
  return {
    entry: entry.fileName,
    styles: [...(entry.viteMetadata?.importedCss ?? [])],
    packages: bundledPackages(result),
  }
}

/**
 * Unused files of the CMS: grammars for code blocks, which no form contains, and interface languages other than
 * English and Ukrainian.
 */
const UNUSED_CHUNKS = /^@shikijs\/(?:langs|themes)\/|\/locales\/(?!uk\.|en-)[\w-]+\.json$/

/** Removes 13 MB of unused files from the output. */
function omitUnusedChunks(): Plugin {
  const name = '\0left-out'
  return {
    name: 'desk-left-out',
    enforce: 'pre',
    resolveId: (id) => (UNUSED_CHUNKS.test(id) ? name : undefined),
    load: (id) => (id === name ? 'export default {}' : undefined),
  }
}

/**
 * Replaces content modules with empty ones: a preview shows the edited files, so the desk ships no content. The keys of
 * lessons are counted by their folders, so that the desk opens with a broken lesson, too.
 */
function noContent(): Plugin[] {
  const keys = [...readdirSync('content/lessons').keys()]
  return [
    modulePlugin(
      async () => '',
      () => placeModule('', ''),
    ),
    courseModulePlugin((id) => (id === 'order' ? orderModule(keys) : '')),
  ]
}

/**
 * Content security policy of the desk: scripts and fonts of the site, connections to the site and to GitHub's
 * API. The CMS also requests a font and a status page from other hosts; they are blocked because it works
 * without them. Trusted Types are not required because the CMS does not support them.
 */
export function deskPolicy(): string {
  return [
    "default-src 'none'",
    // Pictures are compressed by WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // The CMS adds `<style>` elements, and a preview loads its stylesheet from a blob URL.
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://api.github.com",
    // The CMS renders previews in frames with blob URLs.
    "frame-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ')
}

function renderDesk(entry: string, styles: string[], options: DeskOptions): string {
  const settings = JSON.stringify(options).replaceAll('<', '\\u003c')
  return [
    '<!doctype html>',
    '<html lang="uk">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="referrer" content="no-referrer">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(deskPolicy())}">`,
    `<title>${escapeHtml(options.brand.uk)}</title>`,
    `<script type="application/json" id="desk-settings">${settings}</script>`,
    ...styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`),
    `<script type="module" src="${escapeHtml(entry)}"></script>`,
    '</head>',
    '<body><div id="nc-root"></div></body>',
    '</html>',
    '',
  ].join('\n')
}

/**
 * Settings of the desk from the site's settings. In a GitHub workflow the repository comes from the
 * environment. Invalid settings do not throw, because the owner can correct them in the desk.
 */
export function deskOptions(env: Record<string, string | undefined>): DeskOptions {
  const { data } = siteSchema.safeParse(parse(readFileSync('content/site/site.yaml', 'utf8')))
  const repository = data?.repository ?? workflowRepository(env)
  return {
    brand: data?.brand ?? { uk: 'Сайт', en: 'Site' },
    repository: repositoryName(repository?.url),
    branch: repository?.branch ?? 'main',
    review: repository?.review ?? false,
  }
}
