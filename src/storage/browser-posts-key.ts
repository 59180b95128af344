/** Key of the posts written in this browser, for who only asks whether there are any. */
export const BROWSER_POSTS_KEY = 'blogPosts'
