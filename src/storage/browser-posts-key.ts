/** Key of the posts written in this browser, for whoever only asks whether there are any. */
export const BROWSER_POSTS_KEY = 'blogPosts'
