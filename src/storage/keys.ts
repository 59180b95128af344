/** Key of a student's progress, for modules that only need to know whether there is any. */
export const USER_PROGRESS_KEY = 'userProgress'
