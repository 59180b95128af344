/** Modules of the course area, each of which has a lesson and a page to print. */
export const MODULE_COUNT = 5

/** Whether a value from outside is the index of a module. */
export function isModuleIndex(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < MODULE_COUNT
}
