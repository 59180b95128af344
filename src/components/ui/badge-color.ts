/** The colours that content gives a badge; levels have the same four. */
export const BADGE_CLASS = {
  green: 'bg-lv3 text-paper',
  blue: 'bg-lv1 text-paper',
  purple: 'bg-lv2 text-paper',
  orange: 'bg-lv4 text-paper',
} as const

export type BadgeColor = keyof typeof BADGE_CLASS
