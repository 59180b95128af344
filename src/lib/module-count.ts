/** Folders of modules begin with two digits. */
export const MOST_MODULES = 99

/** Whether a value from outside can be the index of a module; the course may have had more than it has. */
export function isModuleIndex(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < MOST_MODULES
}
