import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { courseCodes, DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { FIXTURE_SITES } from '#scripts/test/fixture-site.ts'
import { type KeyRing, unwrapKey } from '#src/lib/envelope.ts'
import { findSecret, listSecrets } from '#tests/support/find-secrets.ts'
import { fixtureSite } from '#tests/support/sites.ts'

test('only the code of the build decrypts the course, and the output contains no code', async () => {
  const { files, read } = fixtureSite()
  const isKeyRing = (text: string) => text.includes('"iterations"') && text.includes('"keys"')
  const keyRings = files.filter((file) => file.endsWith('.json') && isKeyRing(read(file)))
  expect(keyRings).toHaveLength(1)
  const keyRing: KeyRing = JSON.parse(read(keyRings[0] ?? ''))
  const codes = courseCodes(FIXTURE_SITES.published.env, false)
  expect(codes).toHaveLength(keyRing.keys.length)
  for (const code of codes) expect(await unwrapKey(keyRing, code)).toBeDefined()
  expect(await unwrapKey(keyRing, DEMO_CODE)).toBeUndefined()
  const publicCodes = [...codes, DEMO_CODE, DEMO_ADMIN.password]
  expect(files.filter((file) => publicCodes.some((text) => read(file).includes(text)))).toEqual([])
})

test('no source file contains a secret', () => {
  const secrets = listSecrets(process.env).filter(
    (secret) => ![DEMO_CODE, ...Object.values(DEMO_ADMIN)].includes(secret),
  )
  const folders = ['.github', 'content', 'public', 'scripts', 'src', 'tests']
  const files = [
    ...readdirSync('.').filter((file) => /\.(?:json|ts|md)$/.test(file)),
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    ),
  ].filter((file) => statSync(file).isFile() && !/\.(?:woff2?|png|jpe?g|webp|bin|zip)$/.test(file))
  // The patterns themselves and their examples.
  const scannerSource = /find-secrets/
  const matches = files.filter(
    (file) =>
      !scannerSource.test(file) && findSecret(readFileSync(file, 'utf8'), secrets) !== undefined,
  )
  expect(matches).toEqual([])
})
