/**
 * Creates the file of a certificate under an unguessable number and prints its addresses.
 * Usage: npm run new:certificate "Імʼя Прізвище" course
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

import { createContentReader } from './content/read-content.ts'
import { today } from './lib/today.ts'
import { draftCertificate } from './new-certificate/draft-certificate.ts'

const courses = createContentReader()().filter(({ type }) => type?.name === 'Course')
const draft = draftCertificate(process.argv.slice(2), {
  courses: courses.map(({ id }) => id),
  today: today(),
})
if (typeof draft === 'string') {
  console.error(draft)
  process.exit(1)
}
mkdirSync(dirname(draft.file), { recursive: true })
writeFileSync(draft.file, draft.text, { flag: 'wx' })
console.log(draft.file)
for (const locale of LOCALES) console.log(localizePath(`/certificate/${draft.id}`, locale))
