import { figuresIn } from '../../src/content/figures.ts'
import type { Library } from './check-content.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Figures that belong to a course: `pi-course.price`. */
const COURSE_FIGURE = /^([\w-]+)\.(price|regular|saved|discount)$/

/** Figures that a text names by a course are those of a course that has them. */
export function checkFigures(
  files: readonly Pick<ContentFile, 'file' | 'data'>[],
  { courses }: Pick<Library, 'courses'>,
): Problem[] {
  const problems: Problem[] = []
  for (const { file, data } of files) {
    collect(data, '', (text, field) => {
      for (const name of figuresIn(text)) {
        const [, id, kind] = COURSE_FIGURE.exec(name) ?? []
        if (!id) continue
        const course = courses.find((one) => one.id === id)
        if (!course) {
          const known = courses.map((one) => one.id).join(', ')
          problems.push({ file, field, message: `names {${name}}, but there is no course "${id}" (known: ${known})` })
        } else if (kind !== 'price' && course.data.oldPrice === undefined) {
          problems.push({ file, field, message: `names {${name}}, but ${course.file} has no oldPrice` })
        }
      }
    })
  }
  return problems
}

function collect(value: unknown, path: string, visit: (text: string, path: string) => void): void {
  if (typeof value === 'string') return visit(value, path)
  if (!value || typeof value !== 'object') return
  for (const [key, item] of Object.entries(value)) collect(item, path ? `${path}.${key}` : key, visit)
}
