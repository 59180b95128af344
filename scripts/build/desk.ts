import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rollup } from 'vite'
import { parse } from 'yaml'

import { siteSchema } from '#src/content/schema/site.ts'
import type { DeskSettings } from '#src/desk/desk-config.ts'
import { escapeHtml } from '#src/lib/html-text.ts'

import { BUNDLED_PACKAGES, bundledPackages, type ShippedPackage } from './licences.ts'
import { repositoryName, workflowRepository } from './repository.ts'
import { browserTargets } from './site-options.ts'

/** Where the owner's desk lies below the output: a page outside the application, with a policy of its own. */
const FOLDER = 'desk'

/** The paths of the desk's files. */
export const DESK_FILES = `/${FOLDER}/*`

/** What the build knows of the site for the desk; without a repository only a local folder can be edited. */
export type DeskOptions = Omit<DeskSettings, 'repository'> & { repository: string | undefined }

/** The desk as files in an output, and what its page is. */
export interface Desk {
  html: string
  policy: string
  packages: ShippedPackage[]
}

/** Bundles the desk into `outDir`; nothing of it is shared with the site's own scripts. */
export async function buildDesk(outDir: string, base: string, options: DeskOptions): Promise<Desk> {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: string[]
  }
  const target = browserTargets(browserslist)
  const result = await build({
    configFile: false,
    base: `${base}${FOLDER}/`,
    publicDir: false,
    logLevel: 'warn',
    plugins: [leftOut(), noContent(), react(), tailwindcss()],
    build: {
      outDir: join(outDir, FOLDER),
      emptyOutDir: true,
      target,
      // Colours of the preview are pairs of light-dark(), which must not be transpiled.
      cssTarget: target,
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
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const entry = files.find(
    (file): file is Rollup.OutputChunk => file.type === 'chunk' && file.isEntry,
  )
  if (!entry) throw new Error('the desk has no entry')
  const inFolder = (file: string) => `${base}${FOLDER}/${file}`
  const styles = [...(entry.viteMetadata?.importedCss ?? [])].map(inFolder)
  // The list of packages is for the build alone.
  rmSync(join(outDir, FOLDER, dirname(BUNDLED_PACKAGES)), { recursive: true })
  const html = renderDesk(inFolder(entry.fileName), styles, options)
  return { html, policy: deskPolicy(), packages: bundledPackages(result) }
}

/** Grammars for blocks of code, which no form has, and languages of the CMS that the desk does not speak. */
const LEFT_OUT = /^@shikijs\/(?:langs|themes)\/|\/locales\/(?!uk\.|en-)[\w-]+\.json$/

/** Removes 13 MB of files from the output that are never loaded. */
function leftOut(): Plugin {
  const name = '\0left-out'
  return {
    name: 'desk-left-out',
    enforce: 'pre',
    resolveId: (id) => (LEFT_OUT.test(id) ? name : undefined),
    load: (id) => (id === name ? 'export default {}' : undefined),
  }
}

/** Previews are made of what the desk edits: the content of a build is not there. */
function noContent(): Plugin {
  const count = readdirSync('content/lessons').length
  return {
    name: 'desk-no-content',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith('\0virtual:')
        ? [
            `export const folder = '', suffix = '', moduleKeys = [...Array(${count}).keys()]`,
            'export const data = [], modules = [], files = {}, access = {}',
            'export const lesson = undefined, load = async () => ({})',
          ].join('\n')
        : undefined,
  }
}

/**
 * Content security policy of the desk: scripts and fonts of the site, connections to the site and to GitHub's API.
 * What the CMS asks of other hosts, a font and a status page, is refused and not missed. It writes HTML without
 * Trusted Types, so that the policy cannot ask for them.
 */
function deskPolicy(): string {
  return [
    "default-src 'none'",
    // Pictures are made smaller by WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // The CMS writes its styles into the page, and those of a preview are a file of its own.
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://api.github.com",
    // A preview is a document that the CMS writes.
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
 * Settings of the desk from the site's settings. A GitHub workflow names the repository by itself. Invalid settings
 * do not close the desk, because they can be corrected there.
 */
export function deskOptions(env: Record<string, string | undefined>, root = '.'): DeskOptions {
  const { data } = siteSchema.safeParse(parse(readFileSync(join(root, SITE_FILE), 'utf8')))
  const repository = data?.repository ?? workflowRepository(env)
  return {
    brand: data?.brand ?? { uk: 'Сайт', en: 'Site' },
    repository: repositoryName(repository?.url),
    branch: repository?.branch ?? 'main',
    review: repository?.review ?? false,
  }
}

const SITE_FILE = 'content/site/site.yaml'
