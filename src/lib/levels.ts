/** Levels of the learning path; each has a colour, such as `--color-lv1`, in `src/app/styles/tokens.css`. */
export const LEVELS = [1, 2, 3, 4] as const

export type Level = (typeof LEVELS)[number]
