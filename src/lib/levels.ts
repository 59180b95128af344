/** Levels of the learning path; each has a colour, `.lv1` and so on, in `src/app/styles/components/tag.css`. */
export const LEVELS = [1, 2, 3, 4] as const

export type Level = (typeof LEVELS)[number]
