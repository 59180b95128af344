/** Folders of modules begin with two digits. */
export const MOST_MODULES = 99

/** Whether an unknown value is a possible index of a module, including modules that no longer exist. */
export function isModuleIndex(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < MOST_MODULES
}
