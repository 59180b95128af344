import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'
import { z } from 'zod'

const REPORT = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), message: z.string() })),
})

const FORBIDDEN = {
  'type.ts': `import type { A } from '#src/content/a.ts'\nexport type B = A`,
  'mixed.ts': `import { type A, b } from '#src/content/a.ts'\nexport const c: A = b`,
  'effect.ts': `import '#src/content/a.ts'`,
  'all.ts': `export * from '#src/content/a.ts'`,
  'again.ts': `export { a } from '#src/content/a.ts'`,
  'lazy.ts': `export const a = () => import('#src/content/a.ts')`,
  'glob.ts': `export const a = import.meta.glob<string>(['./b.ts', '#src/content/*.ts'])`,
}

const ALLOWED = {
  'own.ts': `import '#src/lib/cn.ts'\nimport './b.ts'\nexport const a = import.meta.glob('./b.ts')`,
}

test('the linter finds a forbidden import however it is written, and no other', () => {
  const root = mkdtempSync(join(tmpdir(), 'import-directions-'))
  try {
    mkdirSync(join(root, 'src/ui'), { recursive: true })
    for (const [name, code] of Object.entries({ ...FORBIDDEN, ...ALLOWED })) {
      writeFileSync(join(root, 'src/ui', name), code)
    }
    const config = {
      jsPlugins: [resolve('scripts/lint/import-directions.js')],
      categories: { correctness: 'off' },
      rules: { 'site/import-directions': 'error' },
    }
    writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify(config))
    const { diagnostics } = REPORT.parse(JSON.parse(lint(root)))
    expect(diagnostics.map(({ filename }) => filename).toSorted()).toEqual(
      Object.keys(FORBIDDEN)
        .map((name) => `src/ui/${name}`)
        .toSorted(),
    )
    expect(diagnostics[0]?.message).toContain('ui does not see content (#src/content/')
  } finally {
    rmSync(root, { recursive: true })
  }
})

/** Its report; it ends with code 1 where it found something. */
function lint(root: string): string {
  const program = resolve('node_modules/oxlint/bin/oxlint')
  try {
    return execFileSync(process.execPath, [program, '--format=json'], {
      cwd: root,
      encoding: 'utf8',
    })
  } catch (error) {
    return z.object({ stdout: z.string() }).parse(error).stdout
  }
}
