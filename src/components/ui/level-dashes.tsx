import type { Level } from '#src/lib/levels.ts'

/** Sets the color of a level as `--lv` for descendants. */
const LEVEL_CLASS = {
  1: 'level-lv1',
  2: 'level-lv2',
  3: 'level-lv3',
  4: 'level-lv4',
} satisfies Record<Level, string>

/** One dash per level, beside text that says the same. */
function LevelDashes({ level }: { level: Level }) {
  return (
    <span data-slot="level-dashes" aria-hidden className="level-dashes" style={{ '--n': level }} />
  )
}

export { LEVEL_CLASS, LevelDashes }
