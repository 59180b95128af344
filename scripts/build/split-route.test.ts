import { expect, test } from 'vitest'

import { splitRoute } from './split-route.ts'

const ROUTE = `
import '#src/styles/a.css'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { load } from '#src/content/a.ts'
import { parse } from '#src/lib/parse.ts'
import { Page } from '#src/features/a.tsx'

const LIMIT = 3

export const Route = createFileRoute('/a')({
  staticData: { isUnlisted: true },
  validateSearch: (search) => parse(search, LIMIT),
  beforeLoad: ({ context }) => prepare(context),
  loader: () => load() ?? redirect({ to: '/' }),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData.title }] }),
  component: PageRoute,
})

function PageRoute() {
  return <Page data={Route.useLoaderData()} />
}
`

const split = splitRoute(ROUTE, '/src/routes/a.tsx', '/src/routes/a.tsx?late')

test('what matches an address stays, and what makes the page is imported when it is wanted', () => {
  expect(split?.early).toContain("import { parse } from '#src/lib/parse.ts'")
  expect(split?.early).toContain('const LIMIT = 3')
  expect(split?.early).toContain('staticData: { isUnlisted: true }')
  expect(split?.early).toContain(
    'const late = afterStyles(once(() => import("/src/routes/a.tsx?late")))',
  )
  expect(split?.early).toContain('loader: (...args) => late().then((part) => part.loader(...args))')
  expect(split?.early).toContain("component: lazyRouteComponent(late, 'component')")
  expect(split?.early).not.toMatch(/features|content|#src\/styles|PageRoute/)
})

test('a page’s code is under way while what comes before it is loaded', () => {
  expect(split?.early).toContain(
    'beforeLoad: (...args) => (late().catch(() => {}), (({ context }) => prepare(context))(...args))',
  )
})

test('the late part holds the page with all that it needs, and asks the early one for the route', () => {
  expect(split?.late).toContain('import { Route } from "/src/routes/a.tsx"')
  expect(split?.late).toContain("import { Page } from '#src/features/a.tsx'")
  expect(split?.late).toContain("export const loader = () => load() ?? redirect({ to: '/' })")
  expect(split?.late).toContain('export const component = PageRoute')
  expect(split?.late).not.toMatch(/lib\/parse|LIMIT/)
})

test('a page that waits for its styles itself can be shown before they are there', () => {
  const waiting = ROUTE.replace('isUnlisted: true', 'waitsForStyles: true')
  expect(splitRoute(waiting, '/a.tsx', '/a.tsx?late')?.early).toContain('const late = once(')
})

test('styles that a route imports belong to its page', () => {
  expect(split?.late).toContain("import '#src/styles/a.css'")
})

test('a file without a route is left as it is', () => {
  expect(splitRoute('export const a = 1', '/a.tsx', '/a.tsx?late')).toBeUndefined()
})
