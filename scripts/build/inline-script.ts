import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { minify, transformWithOxc } from 'vite'

/** The one inline script of every page. */
export const BOOT = 'src/app/boot.ts'

/** Text of an inline script and its hash for the content security policy. */
export async function buildInlineScript(file: string): Promise<{ code: string; hash: string }> {
  const { code: script } = await transformWithOxc(await readFile(file, 'utf8'), file, {
    target: 'es2020',
  })
  // A block keeps its variables out of the global scope.
  const { code } = await minify(file, `{${script}}`, { module: false })
  const text = code.trim()
  return { code: text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }
}
