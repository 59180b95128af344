/** Badge colors that content may choose; levels use the same four. */
export const BADGE_CLASS = {
  green: 'bg-lv3 text-paper',
  blue: 'bg-lv1 text-paper',
  purple: 'bg-lv2 text-paper',
  orange: 'bg-lv4 text-paper',
} as const

export type BadgeColor = keyof typeof BADGE_CLASS
