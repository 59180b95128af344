import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { builtFiles, readBuilt } from '#tests/support/built-site.ts'
import { findSecret, secretsOf } from '#tests/support/find-secrets.ts'

const BINARY = /\.(?:woff2?|png|jpe?g|webp|avif|bin|ico|pf_\w+|pagefind)$/

/** What a demonstration shows to everybody is no secret. */
const secrets = secretsOf(process.env).filter(
  (secret) => ![DEMO_CODE, ...Object.values(DEMO_ADMIN)].includes(secret),
)

test('no file of the output holds a secret', () => {
  const texts = builtFiles.filter((file) => !BINARY.test(file))
  expect(texts.length).toBeGreaterThan(200)
  const found = texts.filter((file) => findSecret(readBuilt(file), secrets) !== undefined)
  expect(found).toEqual([])
})

test('no source holds a secret', () => {
  const folders = ['.github', 'content', 'public', 'scripts', 'src', 'tests']
  const files = [
    ...readdirSync('.').filter((file) => /\.(?:json|ts|md)$/.test(file)),
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    ),
  ].filter((file) => statSync(file).isFile() && !BINARY.test(file))
  expect(files.length).toBeGreaterThan(300)
  // The patterns and their examples.
  const own = /find-secrets/
  const found = files.filter(
    (file) => !own.test(file) && findSecret(readFileSync(file, 'utf8'), secrets) !== undefined,
  )
  expect(found).toEqual([])
})
