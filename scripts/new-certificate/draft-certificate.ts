import { randomInt } from 'node:crypto'

import { stringify } from 'yaml'

import { isGuessable } from '#scripts/content/check-certificates.ts'
import { nearestNames } from '#scripts/lib/nearest-names.ts'

const USAGE = 'npm run new:certificate "Імʼя Прізвище" course'

/** Characters that are easy to tell apart on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 20

/**
 * Drafts the file of a new certificate from the arguments of the command: the student's name and the course.
 * Returns an error message if they are invalid.
 */
export function draftCertificate(
  commandArguments: readonly string[],
  { courses, today }: { courses: readonly string[]; today: string },
): { id: string; file: string; text: string } | string {
  const [name = '', course = ''] = commandArguments.map((argument) => argument.trim())
  if (commandArguments.length > 2) {
    return `Expected a name and a course, got ${commandArguments.length} arguments: put the name in quotes, ${USAGE}`
  }
  if (!name || name.startsWith('-')) return `Give the name of the student: ${USAGE}`
  if (!course) return `Give the course (known: ${courses.join(', ')}): ${USAGE}`
  if (!courses.includes(course)) {
    return `"${course}" is not a course (known: ${nearestNames(course, courses)}): ${USAGE}`
  }
  const id = randomId()
  return {
    id,
    file: `content/certificates/${id}.yaml`,
    text: stringify({ name, course, date: today }, { lineWidth: 0 }),
  }
}

/** About a hundred random bits, so that a certificate cannot be found by trying numbers. */
function randomId(): string {
  const id = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return isGuessable(id) ? randomId() : id
}
