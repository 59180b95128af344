import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** An article's body: known components, pictures that exist, headings in order, no code of its own. */
export function checkBody(
  { file, article }: ContentFile,
  hasImage: (source: string) => boolean,
  /** A file beside the article that is called almost so. */
  lookalikeOf: (source: string) => string | undefined = () => undefined,
): Problem[] {
  if (!article) return []
  const missing = article.images.filter(({ source }) => !hasImage(source))
  return [
    ...article.problems.map((problem) => ({ file, ...problem })),
    ...missing.map(({ source, field }) => {
      const lookalike = lookalikeOf(source)
      const hint = lookalike
        ? ` (write ./${lookalike}: letters are small or capital as in the file's name)`
        : ''
      return { file, field, message: `shows "${source}", which does not exist${hint}` }
    }),
  ]
}

/** What of an article's body is most likely a mistake. */
export function warnAboutBody({ file, article }: ContentFile): Problem[] {
  return (article?.notes ?? []).map((note) => ({ file, ...note }))
}
