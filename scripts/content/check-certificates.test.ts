import { expect, test } from 'vitest'

import { checkCertificates, isGuessable } from './check-certificates.ts'
import { checkContent } from './check-content.ts'
import { knownPaths } from './check-links.ts'
import { gatherLibrary } from './library.ts'
import { formatProblem } from './problem.ts'
import { parseContentFile } from './read-content.ts'

const TODAY = '2026-11-29'
const ID = 'k7mq2x9dfw4hz8pn3tbc'

const certificate = (text: string, id = ID) =>
  parseContentFile(`content/certificates/${id}.yaml`, new TextEncoder().encode(text))

function checkCertificate(text: string, id?: string): string[] {
  const { certificates } = gatherLibrary([certificate(text, id)])
  const courses = [{ id: 'pi-course' }] as ReturnType<typeof gatherLibrary>['courses']
  return checkCertificates({ certificates, courses }, TODAY).map(formatProblem)
}

test.each([
  ['ivan-petrenko', true],
  ['ivanpetrenko2026', true],
  ['certificate-2026-11-29', true],
  ['k7mq2x9d', true],
  [ID, false],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', false],
])('the certificate number %s is rated as guessable: %s', (id, guessable) => {
  expect(isGuessable(id)).toBe(guessable)
})

test('each mistake in a certificate is reported in one sentence', () => {
  expect(checkCertificate(`name: Sample Student\ncourse: pi-course\ndate: ${TODAY}`)).toEqual([])
  expect(checkCertificate('name: Sample Student\ncourse: pi-course\ndate: 2026-11-30')).toEqual([
    `content/certificates/${ID}.yaml: field "date": is 2026-11-30, which is in the future (allowed: 2026-11-29 or earlier)`,
  ])
  expect(checkCertificate('name: Sample Student\ncourse: pi\ndate: 2026-11-01')).toEqual([
    `content/certificates/${ID}.yaml: field "course": is "pi", which is not a course (known: pi-course)`,
  ])
  expect(
    checkCertificate('name: Sample Student\ncourse: pi-course\ndate: 2026-11-01', 'ivan'),
  ).toEqual([
    'content/certificates/ivan.yaml: is named "ivan", which can be guessed (allowed: at least 16 random letters and digits; npm run new:certificate creates such a file)',
  ])
})

test('a certificate without a course is reported once', () => {
  const { problems } = checkContent([certificate('name: Sample Student\ndate: 2026-11-01')], {
    today: TODAY,
  })
  const certificateProblems = problems.filter(({ file }) => file.includes('certificates'))
  expect(certificateProblems.map(formatProblem)).toEqual([
    `content/certificates/${ID}.yaml:1: field "course": is missing`,
  ])
})

test('nothing may link to a sample certificate, as a published site has none', () => {
  const text = `name: Sample Student\ncourse: pi-course\ndate: ${TODAY}\n`
  const getPaths = (yaml: string) => knownPaths(gatherLibrary([certificate(yaml)]), TODAY)
  expect(getPaths(text)).toContain(`/certificate/${ID}`)
  expect(getPaths(`${text}sample: true\n`)).not.toContain(`/certificate/${ID}`)
})
