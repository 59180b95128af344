import { createFileRoute } from '@tanstack/react-router'

import { loadCourse } from '#src/content/course.ts'
import { loadPage } from '#src/content/registry.ts'
import { AccessCodePage } from '#src/features/course-area/access-code-page.tsx'
import { createHead } from '#src/seo/create-head.ts'
import { privateHead } from '#src/seo/page-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/access-code')({
  staticData: { partOf: '/courses' },
  beforeLoad: ({ context }) => withMessages(context, 'area'),
  loader: async ({ context: { locale } }) => {
    const [page, { access }] = await Promise.all([
      loadPage(locale, 'access-code'),
      loadCourse(locale),
    ])
    return { page, access }
  },
  head: createHead('/access-code', privateHead),
  component: AccessCodeRoute,
})

function AccessCodeRoute() {
  const { page, access } = Route.useLoaderData()
  return <AccessCodePage page={page} access={access} />
}
