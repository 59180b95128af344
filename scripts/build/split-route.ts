import { type ESTree, type Plugin, parseSync } from 'vite'

/** Options that a page needs only once somebody is on the way to it; the others match addresses. */
const LATE = new Set(['loader', 'head', 'component', 'errorComponent', 'notFoundComponent'])

/** What stands at a route file's top level: its text and the names it declares. */
interface Statement {
  text: string
  names: string[]
  isImport: boolean
}

/** A route file in two: what the router must know from the start, and the rest. */
export interface SplitRoute {
  early: string
  late: string
}

/**
 * Cuts a route file in two, so that matching an address loads no page:
 * (`…createFileRoute('/a')({ staticData, loader: load })`, `/a.tsx?late`) → early
 * `…({ staticData, loader: (...args) => late().then((part) => part.loader(...args)) })`, late
 * `export const loader = load`. Undefined for a file that defines no route of its own. Until the page has its
 * styles the late part is kept back, unless the route says (`waitsForStyles`) that it waits for them itself.
 */
export function splitRoute(code: string, file: string, lateId: string): SplitRoute | undefined {
  const { program } = parseSync(file, code)
  const at = program.body.findIndex((node) =>
    code.slice(node.start, node.end).includes('createFileRoute('),
  )
  const route = program.body[at]
  const options = route ? optionsOf(route) : []
  const late = options.filter(({ name }) => LATE.has(name))
  if (!route || late.length === 0) return undefined
  const statements = program.body.map((node): Statement => ({
    text: code.slice(node.start, node.end),
    names: namesOf(node),
    isImport: node.type === 'ImportDeclaration',
  }))

  let early = ''
  let from = route.start
  for (const { name, start, end, value } of options) {
    const text = earlyValue(name, code.slice(value.start, value.end))
    if (text === undefined) continue
    early += `${code.slice(from, start)}${name}: ${text}`
    from = end
  }
  early += code.slice(from, route.end)
  const exported = late
    .map(({ name, value }) => `export const ${name} = ${code.slice(value.start, value.end)}`)
    .join('\n')
  const own = (text: string) => reachable(text, statements.toSpliced(at, 1))
  const importOfRoute = /\bRoute\b/.test([exported, ...own(exported)].join('\n'))
    ? [`import { Route } from ${JSON.stringify(file)}`]
    : []
  const staticData = options.find(({ name }) => name === 'staticData')?.value
  const isDressedLater =
    staticData && /\bwaitsForStyles: true\b/.test(code.slice(staticData.start, staticData.end))
  const load = `once(() => import(${JSON.stringify(lateId)}))`
  // An import without names is a stylesheet of the page.
  const bare = statements.flatMap(({ text, names, isImport }) =>
    isImport && names.length === 0 ? [text] : [],
  )
  return {
    early: [
      "import { lazyRouteComponent } from '@tanstack/react-router'",
      "import { once } from '#src/lib/once.ts'",
      "import { afterStyles } from '#src/browser/after-styles.ts'",
      // Whenever it is wanted: a page that is awake may not have the styles of others yet.
      `const late = ${isDressedLater ? load : `afterStyles(${load})`}`,
      ...own(early),
      early,
    ].join('\n'),
    late: [...importOfRoute, ...bare, ...own(exported), exported].join('\n'),
  }
}

/** What stands for an option until its page is wanted; undefined for one that stays as it is. */
function earlyValue(name: string, value: string): string | undefined {
  // What is loaded before the page is loaded beside its code, not ahead of it.
  if (name === 'beforeLoad') return `(...args) => (late().catch(() => {}), (${value})(...args))`
  if (!LATE.has(name)) return undefined
  return name.toLowerCase().endsWith('component')
    ? `lazyRouteComponent(late, '${name}')`
    : `(...args) => late().then((part) => part.${name}(...args))`
}

/** The statements that a text needs, and those that they need in turn, in their order. */
function reachable(text: string, statements: readonly Statement[]): string[] {
  const needed = new Set<Statement>()
  const visit = (source: string) => {
    const words = new Set(source.match(/[\w$]+/g))
    for (const statement of statements) {
      if (needed.has(statement) || !statement.names.some((name) => words.has(name))) continue
      needed.add(statement)
      if (!statement.isImport) visit(statement.text)
    }
  }
  visit(text)
  return statements.filter((statement) => needed.has(statement)).map((statement) => statement.text)
}

interface Option {
  name: string
  start: number
  end: number
  value: { start: number; end: number }
}

/** Options of `export const Route = createFileRoute('/a')({ … })`. */
function optionsOf(statement: ESTree.Program['body'][number]): Option[] {
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { declaration } = statement
  if (declaration?.type !== 'VariableDeclaration') return []
  const call = declaration.declarations[0]?.init
  if (call?.type !== 'CallExpression') return []
  const [options] = call.arguments
  if (options?.type !== 'ObjectExpression') return []
  return options.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [
          {
            name: property.key.name,
            start: property.start,
            end: property.end,
            value: property.value,
          },
        ]
      : [],
  )
}

/** Names that a statement declares. */
function namesOf(statement: ESTree.Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.map(({ local }) => local.name)
  }
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (!declaration) return []
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.map(({ id }) => {
      if (id.type === 'Identifier') return id.name
      throw new Error('a route may name its constants only one by one: const loader = api.loader')
    })
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
}

const LATE_QUERY = '?late'

/** In the browser a route's page, its loader and its head come when somebody is on the way there. */
export function splitRoutes(): Plugin {
  return {
    name: 'site-split-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/routes\/(?!-|__root)[^/]+\.tsx(?:\?late)?$/ },
      handler(code, id) {
        const file = id.replace(LATE_QUERY, '')
        const split = splitRoute(code, file, file + LATE_QUERY)
        return split && { code: id === file ? split.early : split.late, map: null }
      },
    },
  }
}
