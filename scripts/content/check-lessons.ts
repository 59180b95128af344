import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

import { MODULE_COUNT } from '#src/lib/module-count.ts'
import { twoDigits } from '#src/lib/two-digits.ts'

import type { Library } from './library.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Lessons: all modules in order, the same parts and exercises in both languages. */
export function checkLessons(files: readonly ContentFile[], { lessons }: Library): Problem[] {
  const problems: Problem[] = []
  for (const { file, id, locale, data } of lessons) {
    if (data.module !== Number(/^\d+/.exec(id)?.[0])) {
      const name = `${twoDigits(data.module)}-`
      problems.push({
        file,
        field: 'module',
        message: `is ${data.module}, but the folder is ${id} (allowed: a folder whose name begins with ${name})`,
      })
    }
    const double = lessons.find(
      (other) => other.id < id && other.locale === locale && other.data.module === data.module,
    )
    if (double) {
      const message = `is ${data.module}, and so is that of ${double.file}`
      problems.push({ file, field: 'module', message })
    }
    const twin = lessons.find((other) => other.id === id && other.locale === 'en')
    if (locale === 'en' || !twin) continue
    const [own, other] = [file, twin.file].map((path) =>
      shapeOf(files.find((one) => one.file === path)),
    )
    for (const [what, count] of Object.entries(own ?? {})) {
      if (count === other?.[what]) continue
      problems.push({
        file,
        message: `has ${count} ${what}, but ${twin.file} has ${other?.[what] ?? 0}`,
      })
    }
  }
  const known = new Set(lessons.map(({ data }) => data.module))
  for (let module = 1; module <= MODULE_COUNT; module += 1) {
    if (known.has(module)) continue
    problems.push({ file: 'content/lessons', message: `has no module ${module}` })
  }
  return problems
}

/** What progress and notes are kept by, and so must be the same in both languages. */
function shapeOf(file: ContentFile | undefined): Record<string, number> {
  const shape: Record<string, number> = { parts: 0, 'tick boxes': 0, prompts: 0, exercises: 0 }
  const count = (what: string) => (shape[what] = (shape[what] ?? 0) + 1)
  if (!file?.body) return shape
  for (const node of file.body.children) {
    if (node.type === 'heading' && node.depth === 2 && toString(node)) count('parts')
  }
  visit(file.body, (node) => {
    if (node.type === 'listItem' && typeof node.checked === 'boolean') count('tick boxes')
    if (node.type !== 'mdxJsxFlowElement') return
    if (node.name === 'Prompt') count('prompts')
    if (node.name === 'Task') count('exercises')
  })
  return shape
}
