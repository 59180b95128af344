import type { Cell } from '#src/storage/cell.ts'

const modules = import.meta.glob<Record<string, unknown>>(['/src/storage/*.ts', '!**/*.test.ts'], {
  eager: true,
})

/** Every cell that `src/storage/` exports: one that is added is tested with the others. */
export const cells = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Cell<unknown> =>
      typeof value === 'object' && value !== null && 'subscribe' in value && 'key' in value,
  )
