/**
 * Classes of a post's page before its text is there. A list's document has their styles, for the head of
 * what is pressed there is shown at once.
 */
export const POST_HEAD_CLASSES = 'back link min-h-svh notice phead post-meta progress-line tag'
