import { isSlug } from '#src/lib/slug.ts'

import type { Library } from './library.ts'
import type { Problem } from './problem.ts'

/** Minimum number of letters and digits in an unguessable number. */
const MIN_CHARACTERS = 16

/** Checks that a certificate has an existing course, a date that is not in the future and an unguessable number. */
export function checkCertificates(
  { certificates, courses }: Pick<Library, 'certificates' | 'courses'>,
  today: string,
): Problem[] {
  const courseIds = courses.map(({ id }) => id)
  return certificates.flatMap(({ file, id, data }) => {
    const problems: Problem[] = []
    if (isSlug(id) && isGuessable(id)) {
      const message = `is named "${id}", which can be guessed (allowed: at least ${MIN_CHARACTERS} random letters and digits; npm run new:certificate creates such a file)`
      problems.push({ file, message })
    }
    if (!courseIds.includes(data.course)) {
      const message = `is "${data.course}", which is not a course (known: ${courseIds.join(', ')})`
      problems.push({ file, field: 'course', message })
    }
    if (data.date > today) {
      const message = `is ${data.date}, which is in the future (allowed: ${today} or earlier)`
      problems.push({ file, field: 'date', message })
    }
    return problems
  })
}

/** Whether the number of a certificate can be guessed: it is short, or a name with a year at its end. */
export function isGuessable(id: string): boolean {
  const characters = id.replaceAll('-', '')
  return characters.length < MIN_CHARACTERS || /^[a-z]*\d*$/.test(characters)
}
