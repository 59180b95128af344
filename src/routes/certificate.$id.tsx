import { createFileRoute } from '@tanstack/react-router'

import { findCertificate } from '#src/content/certificates.ts'
import { loadPage } from '#src/content/registry.ts'
import { CertificatePage } from '#src/features/courses/certificate-page.tsx'
import { createHead } from '#src/seo/create-head.ts'
import { privateHead } from '#src/seo/page-head.ts'

import { requireFound } from './-require-found.ts'

export const Route = createFileRoute('/certificate/$id')({
  staticData: { partOf: '/courses', isUnlisted: true },
  loader: async ({ context: { locale }, params: { id } }) => {
    const [certificateData, text] = await Promise.all([
      findCertificate(locale, id),
      loadPage(locale, 'certificate'),
    ])
    const certificate = requireFound(certificateData)
    const { title, description } = text.seo
    const seo = {
      title: `${title}: ${certificate.name}`,
      description: `${certificate.course.title}. ${description}`,
    }
    return { certificate, text, page: { seo } }
  },
  head: (match) => createHead(`/certificate/${match.params.id}`, privateHead)(match),
  component: CertificateRoute,
})

function CertificateRoute() {
  const { certificate, text } = Route.useLoaderData()
  return <CertificatePage certificate={certificate} text={text} />
}
