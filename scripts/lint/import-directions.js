// Plain JavaScript: the linter loads it as it stands, and Node before 22 reads no TypeScript.
import { posix, relative } from 'node:path'

/**
 * What each folder of src/ sees besides itself; files directly in src/ see all of it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const SEES = {
  lib: [],
  browser: ['lib'],
  ui: ['lib'],
  blocks: ['ui', 'browser', 'lib'],
  storage: ['lib'],
  i18n: ['lib'],
  content: ['i18n', 'lib'],
  seo: ['content', 'i18n', 'lib'],
  // A feature that is loaded late brings its stylesheet along.
  features: ['blocks', 'ui', 'storage', 'seo', 'content', 'i18n', 'browser', 'lib', 'styles'],
  mdx: ['features', 'blocks', 'ui', 'content', 'i18n', 'lib'],
  routes: [
    'mdx',
    'features',
    'blocks',
    'ui',
    'storage',
    'seo',
    'content',
    'i18n',
    'browser',
    'lib',
    'styles',
  ],
  navigation: ['content', 'i18n', 'browser', 'lib'],
  dev: ['mdx', 'features', 'blocks', 'ui', 'i18n', 'lib', 'styles'],
  styles: [],
}

/** What a script sees of src/: the chain of what is known, never what is seen. */
const SCRIPTS_SEE = ['seo', 'content', 'i18n', 'lib']

const REACT =
  /^(react|react-dom|radix-ui|lucide-react|@tanstack\/react-router|@mdx-js\/react)(\/|$)/

/**
 * Why an import goes against the arrows of the architecture, if it does:
 * (`src/ui/button.tsx`, `#src/content/posts.ts`) → `ui does not see content`.
 * @param {string} file From the project's root, with `/`.
 * @param {string} specifier
 * @param {boolean} typeOnly Whether it is gone at run time.
 * @returns {string | undefined}
 */
export function objectionTo(file, specifier, typeOnly) {
  const [root = '', folder = '', name = ''] = file.split('/')
  const address = specifier.startsWith('.')
    ? `#${posix.join(posix.dirname(file), specifier)}`
    : specifier
  const isTest = /\.test(-d)?\.tsx?$/.test(file)
  const [, target, targetFolder = '', targetName = ''] =
    /^#(src|tests|scripts)\/([^/]+)(?:\/([^/]+))?/.exec(address) ?? []

  if (/\.contentlayer|^virtual:/.test(specifier)) {
    return root === 'src' && folder !== 'content' ? 'only src/content opens the content' : undefined
  }
  if (/(^|\/)\.\.\//.test(specifier))
    return 'a parent folder is reached by #src, #scripts or #tests'
  if (root === 'scripts') {
    if (REACT.test(specifier) && !typeOnly) return 'a script does not use React'
    if (target === 'src' && !SCRIPTS_SEE.includes(targetFolder)) {
      return `a script does not see ${targetFolder}`
    }
    return undefined
  }
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
  // router.tsx fills the root route's context, and what helps the router is given one.
  if (/^(?:routes|navigation)$/.test(folder) && address === '#src/router.tsx' && typeOnly) {
    return undefined
  }
  return sees.includes(targetFolder) ? undefined : `${folder} does not see ${targetFolder}`
}

/** @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} */
const importDirections = {
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/')
    /** @param {any} node @param {any} source @param {boolean} typeOnly */
    const check = (node, source, typeOnly) => {
      if (typeof source?.value !== 'string') return
      const objection = objectionTo(file, source.value.replace(/^!/, ''), typeOnly)
      if (objection !== undefined) {
        context.report({ node, message: `${objection} (${source.value})` })
      }
    }
    return {
      ImportDeclaration(node) {
        const { specifiers } = node
        const typeOnly =
          node.importKind === 'type' ||
          (specifiers.length > 0 &&
            specifiers.every((one) => 'importKind' in one && one.importKind === 'type'))
        check(node, node.source, typeOnly)
      },
      ExportNamedDeclaration(node) {
        check(node, node.source, node.exportKind === 'type')
      },
      ExportAllDeclaration(node) {
        check(node, node.source, node.exportKind === 'type')
      },
      ImportExpression(node) {
        check(node, node.source, false)
      },
      // import.meta.glob('…') and import.meta.glob(['…'])
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return
        const [patterns] = node.arguments
        const list = patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns]
        for (const pattern of list) check(node, pattern, false)
      },
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- the linter asks for it
export default { meta: { name: 'site' }, rules: { 'import-directions': importDirections } }
