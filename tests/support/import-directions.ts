import { posix } from 'node:path'

import { parseSync } from 'vite'

/** What each folder of src/ sees besides itself; files directly in src/ see all of it. */
const SEES: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  ui: ['lib'],
  blocks: ['ui', 'lib'],
  storage: ['lib'],
  i18n: ['lib'],
  content: ['i18n', 'lib'],
  seo: ['content', 'i18n', 'lib'],
  // A feature that is loaded late brings its stylesheet along.
  features: ['blocks', 'ui', 'storage', 'seo', 'content', 'i18n', 'lib', 'styles'],
  mdx: ['features', 'blocks', 'ui', 'content', 'i18n', 'lib'],
  routes: ['mdx', 'features', 'blocks', 'ui', 'storage', 'seo', 'content', 'i18n', 'lib', 'styles'],
  dev: ['mdx', 'features', 'blocks', 'ui', 'i18n', 'lib', 'styles'],
  styles: [],
}

/** What a script sees of src/: the chain of what is known, never what is seen. */
const SCRIPTS_SEE = ['seo', 'content', 'i18n', 'lib']

const REACT =
  /^(react|react-dom|radix-ui|lucide-react|@tanstack\/react-router|@mdx-js\/react)(\/|$)/

type Import = { specifier: string; typeOnly: boolean }

/**
 * The imports of a source file that go against the arrows of the architecture, each as a sentence:
 * (`src/ui/button.tsx`, `import '#src/content/posts.ts'`) → `src/ui/button.tsx: ui does not see content (#src/content/posts.ts)`.
 */
export function findForbiddenImports(file: string, source: string): string[] {
  return importsOf(file, source).flatMap((imported) => {
    const objection = objectionTo(file, imported)
    return objection === undefined ? [] : [`${file}: ${objection} (${imported.specifier})`]
  })
}

function objectionTo(file: string, { specifier, typeOnly }: Import): string | undefined {
  const [root = '', folder = '', name = ''] = file.split('/')
  const address = specifier.startsWith('.')
    ? `#${posix.join(posix.dirname(file), specifier)}`
    : specifier
  const isTest = /\.test(-d)?\.tsx?$/.test(file)
  const [, target, targetFolder = '', targetName = ''] =
    /^#(src|tests|scripts)\/([^/]+)(?:\/([^/]+))?/.exec(address) ?? []

  if (/^#generated|\.contentlayer|^virtual:/.test(specifier)) {
    return root === 'src' && folder !== 'content' ? 'only src/content opens the content' : undefined
  }
  if (root === 'scripts') {
    if (REACT.test(specifier) && !typeOnly) return 'a script does not use React'
    if (target === 'src' && !SCRIPTS_SEE.includes(targetFolder)) {
      return `a script does not see ${targetFolder}`
    }
    return undefined
  }
  // Scripts are excused: the bundler of contentlayer.config.ts leaves `#` imports to Node, which reads no TypeScript.
  if (/(^|\/)\.\.\//.test(specifier)) return 'a parent folder is reached by #src or #tests'
  if (root !== 'src') return undefined
  if (target === 'scripts' || (target === 'tests' && !isTest)) return `src does not see ${target}`
  if (folder === 'lib' && !isTest && REACT.test(specifier)) return 'lib does not know React'

  const sees = SEES[folder]
  if (name === '' || target !== 'src') return undefined
  if (!sees) return `src/${folder} has no place among the layers`
  if (targetFolder === folder) {
    return folder === 'features' && targetName !== name
      ? 'features do not see each other'
      : undefined
  }
  // The root route names the type of the context that router.tsx fills.
  if (folder === 'routes' && address === '#src/router.tsx' && typeOnly) return undefined
  return sees.includes(targetFolder) ? undefined : `${folder} does not see ${targetFolder}`
}

/** Everything a file imports: statements, re-exports, `import()` and `import.meta.glob()`. */
function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const statements = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
    ),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    typeOnly: false,
  }))
  const globs = module.importMetas.flatMap(({ end }) => {
    const [, list = ''] = /^\.glob(?:<[^>]*>)?\(([^)]*)\)/.exec(source.slice(end)) ?? []
    return [...list.matchAll(/(['"`])!?(.+?)\1/g)].map(([, , specifier = '']) => ({
      specifier,
      typeOnly: false,
    }))
  })
  return [...statements, ...reExports, ...dynamic, ...globs]
}
