/** The colours that content gives a badge; levels have the same four. */
export const BADGE_CLASS = {
  green: 'is-green',
  blue: 'is-blue',
  purple: 'is-purple',
  orange: 'is-orange',
} as const

export type BadgeColor = keyof typeof BADGE_CLASS
