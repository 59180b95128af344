/** Key of a student's progress, for modules that only need to know whether there is any. */
export const USER_PROGRESS_KEY = 'userProgress'

/** Key of the posts written in this browser, for modules that only need to know whether there are any. */
export const BROWSER_POSTS_KEY = 'blogPosts'
