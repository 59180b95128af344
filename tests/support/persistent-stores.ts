import type { PersistentStore } from '#src/storage/persistent-store.ts'

const modules = import.meta.glob<Record<string, unknown>>(['/src/storage/*.ts', '!**/*.test.ts'], {
  eager: true,
})

/** Every store that `src/storage/` exports: one that is added is tested with the others. */
export const persistentStores = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is PersistentStore<unknown> =>
      typeof value === 'object' && value !== null && 'subscribe' in value && 'key' in value,
  )
