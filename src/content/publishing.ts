/**
 * Whether a post is on the site that is built on a day (`2023-10-10`): not a draft, and its date has
 * come. A development server shows both.
 */
export function isPublished(
  post: { draft: boolean; date: string },
  build: { today: string; drafts: boolean },
): boolean {
  return build.drafts || (!post.draft && post.date <= build.today)
}
