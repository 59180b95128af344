/**
 * Milliseconds for which a live region stands empty before words are put into it: what comes together
 * with its region is often not read out.
 */
export const EMPTY_REGION_MS = 100
