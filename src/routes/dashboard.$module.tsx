import { createFileRoute } from '@tanstack/react-router'

import { loadCourse } from '#src/content/course.ts'
import { loadPage } from '#src/content/registry.ts'
import { ModulePage } from '#src/features/course-area/module-page.tsx'
import { routeHead } from '#src/seo/create-head.ts'
import { privateHead } from '#src/seo/page-head.ts'

import { requireFound } from './-require-found.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/dashboard/$module')({
  staticData: { partOf: '/courses', guardedBy: '/access-code' },
  beforeLoad: ({ context }) => withMessages(context, 'area'),
  loader: async ({ context: { locale }, params }) => {
    const [page, { modules }] = await Promise.all([
      loadPage(locale, 'dashboard'),
      loadCourse(locale),
    ])
    const module = requireFound(modules.find(({ index }) => String(index + 1) === params.module))
    return { page, module, order: modules.map(({ key }) => key) }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { index, title, summary } = loaderData.module
    const path = `/dashboard/${index + 1}`
    return routeHead(match, { path, title, description: summary }, privateHead)
  },
  component: ModuleRoute,
})

function ModuleRoute() {
  return <ModulePage {...Route.useLoaderData()} />
}
