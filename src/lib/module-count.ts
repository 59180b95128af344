/** Folders of modules begin with two digits, and so many ids there are. */
export const MOST_MODULES = 99

/** Whether an unknown value is a possible key of a module, including modules that no longer exist. */
export function isModuleKey(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < MOST_MODULES
}
