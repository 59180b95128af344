import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'

import { useModalHistory } from '#src/components/use-modal-history.ts'
import { loadCourse } from '#src/content/course.ts'
import { MODULE_KEYS } from '#src/content/module-keys.ts'
import { loadPage } from '#src/content/registry.ts'
import { DashboardPage } from '#src/features/course-area/dashboard-page.tsx'
import { numberFromParam } from '#src/lib/numbers.ts'
import { createHead } from '#src/seo/create-head.ts'
import { privateHead } from '#src/seo/page-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/dashboard/')({
  staticData: { partOf: '/courses', guardedBy: '/access-code' },
  validateSearch: (search): { module?: number } => {
    const module = numberFromParam(search.module)
    const isModule = Number.isInteger(module) && module >= 1 && module <= MODULE_KEYS.length
    // The key must be set to undefined: if it is missing, the router returns the raw value.
    return { module: isModule ? module : undefined }
  },
  beforeLoad: ({ context }) => withMessages(context, 'area'),
  loader: async ({ context: { locale } }) => {
    const [page, { modules }] = await Promise.all([
      loadPage(locale, 'dashboard'),
      loadCourse(locale),
    ])
    return { page, modules }
  },
  head: createHead('/dashboard', privateHead),
  component: DashboardRoute,
})

function DashboardRoute() {
  const { page, modules } = Route.useLoaderData()
  const { module } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { open, close } = useModalHistory<number>(
    useCallback(
      (opened, step) => void navigate({ search: { module: opened }, ...step, resetScroll: false }),
      [navigate],
    ),
  )

  return (
    <DashboardPage
      page={page}
      modules={modules}
      opened={module === undefined ? undefined : module - 1}
      onOpen={(index) => open(index + 1)}
      onClose={close}
    />
  )
}
