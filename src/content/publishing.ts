/**
 * Whether a post is published in a build of a day (`2023-10-10`): it is not a draft, and its date is
 * not in the future. The development server shows all posts.
 */
export function isPublished(
  post: { draft: boolean; date: string },
  build: { today: string; drafts: boolean },
): boolean {
  return build.drafts || (!post.draft && post.date <= build.today)
}
