/** Key of a student's progress, for whoever only asks whether there is any. */
export const USER_PROGRESS_KEY = 'userProgress'
