import type { PersistentStore } from '#src/storage/persistent-store.ts'

const modules = import.meta.glob<Record<string, unknown>>(['/src/storage/*.ts', '!**/*.test.ts'], {
  eager: true,
})

/** Every store exported by `src/storage/`, so that new stores are tested automatically. */
export const persistentStores = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is PersistentStore<unknown> =>
      typeof value === 'object' && value !== null && 'subscribe' in value && 'key' in value,
  )
