import { expect, test } from 'vitest'

import { certificateNode } from './certificate-nodes.ts'

const certificate = {
  id: 'k7mq2x9dfw4hz8pn3tbc',
  name: 'Sample Student',
  date: '2026-11-01',
  sample: false,
  course: { id: 'pi-course', title: 'Prompts', landing: '/courses/prompt-engineering' },
}

test('a certificate is described as a credential for a course, issued by the owner', () => {
  const node = certificateNode(certificate, {
    path: `/certificate/${certificate.id}`,
    locale: 'uk',
    title: 'Сертифікат: Sample Student',
  })
  expect(node).toMatchObject({
    '@type': 'EducationalOccupationalCredential',
    url: expect.stringMatching(/\/uk\/certificate\/k7mq2x9dfw4hz8pn3tbc$/),
    name: 'Сертифікат: Sample Student',
    dateCreated: '2026-11-01',
    recognizedBy: { '@id': expect.stringMatching(/#owner$/) },
    about: { '@type': 'Course', name: 'Prompts' },
  })
})
