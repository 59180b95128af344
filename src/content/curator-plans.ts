/** Plans of the AI curator in the order of the page. */
export const CURATOR_PLANS = ['quick-start', 'partnership'] as const

export type CuratorPlan = (typeof CURATOR_PLANS)[number]
