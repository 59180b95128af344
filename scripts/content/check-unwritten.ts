import { FIRST_WORDS } from '#scripts/new-post/draft-post.ts'
import { Post } from '#src/content/schema/post.ts'

import { documentsOf } from './library.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

const MEANT = 'which a new post begins with (allowed: words of your own, or draft: true)'

/** Posts that are no drafts hold words of their own, and not those that `npm run new:post` has put there. */
export function checkUnwritten(files: readonly ContentFile[]): Problem[] {
  const first = Object.values(FIRST_WORDS)
  const published = new Map(
    documentsOf(files, Post.schema)
      .filter(({ data }) => !data.draft)
      .map(({ file, data }) => [file, data]),
  )
  return files.flatMap(({ file, source, text }) => {
    const data = published.get(file)
    if (!data) return []
    const problems: Problem[] = []
    if (text.trim() === '') {
      const message = 'holds no text (allowed: words below its fields, or draft: true)'
      problems.push({ file, message })
    }
    if (first.some(({ excerpt }) => excerpt === data.excerpt.trim())) {
      problems.push({ file, field: 'excerpt', message: `is "${data.excerpt}", ${MEANT}` })
    }
    // Among others it may be what a post is about.
    const [keyword, ...others] = data.keywords
    if (others.length === 0 && first.some((words) => words.keyword === keyword)) {
      problems.push({ file, field: 'keywords', message: `is "${keyword}", ${MEANT}` })
    }
    const lines = source.trimEnd().split('\n')
    for (const [index, line] of lines.entries()) {
      // Nothing stands below that heading.
      const isLast = index === lines.length - 1
      const isFirst = first.some(
        ({ paragraph, heading }) => line === paragraph || (isLast && line === heading),
      )
      if (isFirst)
        problems.push({ file, field: `line ${index + 1}`, message: `is "${line}", ${MEANT}` })
    }
    return problems
  })
}
