import { createFileRoute } from '@tanstack/react-router'

import { findCaseStudy } from '#src/content/projects.ts'
import { loadContent, loadPage } from '#src/content/registry.ts'
import { CaseStudyPage } from '#src/features/marketing/case-study-page.tsx'
import { MissingItem } from '#src/features/shell/missing-item.tsx'
import { routeHead } from '#src/seo/create-head.ts'

import { requireFound } from './-require-found.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/case-study/$id')({
  staticData: { partOf: '/' },
  beforeLoad: ({ context }) => withMessages(context, 'showcase'),
  loader: async ({ context: { locale }, params: { id } }) => {
    const [project, claims, { closing }] = await Promise.all([
      findCaseStudy(locale, id),
      loadContent('claims', locale),
      loadPage(locale, 'case-study'),
    ])
    return { project: requireFound(project), claims, closing }
  },
  head: ({ loaderData, match }) =>
    routeHead(
      match,
      loaderData && {
        path: `/case-study/${loaderData.project.id}`,
        title: match.context.t.caseStudy.title(loaderData.project.title),
        description: loaderData.project.description,
        type: 'article',
      },
    ),
  component: CaseStudyRoute,
  notFoundComponent: CaseStudyNotFound,
})

function CaseStudyRoute() {
  return <CaseStudyPage {...Route.useLoaderData()} />
}

function CaseStudyNotFound() {
  const { t } = Route.useRouteContext()
  return (
    <MissingItem
      question={t.caseStudy.notFoundQuestion}
      title={t.caseStudy.notFound}
      text={t.caseStudy.notFoundText}
      backTo="/#success-stories"
      backLabel={t.caseStudy.backHome}
    />
  )
}
