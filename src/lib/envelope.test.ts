import { expect, test } from 'vitest'

import {
  importKey,
  IV_BYTES,
  KEY_BYTES,
  openText,
  SALT_BYTES,
  sealText,
  unwrapKey,
  wrapKey,
} from './envelope.ts'

const ITERATIONS = 1000

async function createKeyRing(...codes: string[]) {
  const raw = random(KEY_BYTES)
  const keys = await Promise.all(
    codes.map((code) =>
      wrapKey(raw, code, { salt: random(SALT_BYTES), iv: random(IV_BYTES) }, ITERATIONS),
    ),
  )
  return { key: await importKey(raw), ring: { iterations: ITERATIONS, keys } }
}

function random(count: number) {
  return crypto.getRandomValues(new Uint8Array(count))
}

test('every code of a key ring decrypts the content', async () => {
  const { key, ring } = await createKeyRing('first_code', 'другий_код')
  const file = await sealText(key, '01-basics.uk', 'Текст уроку', random(IV_BYTES))
  for (const code of ['first_code', 'другий_код']) {
    const opened = await unwrapKey(ring, code)
    expect(opened && (await openText(opened, '01-basics.uk', file))).toBe('Текст уроку')
  }
})

test.each(['', 'first_cod', 'first_code ', 'FIRST_CODE'])('"%s" decrypts nothing', async (code) => {
  const { ring } = await createKeyRing('first_code')
  expect(await unwrapKey(ring, code)).toBeUndefined()
})

test('a revoked code decrypts nothing', async () => {
  const { ring } = await createKeyRing('current_code')
  expect(await unwrapKey(ring, 'revoked_code')).toBeUndefined()
  expect(await unwrapKey({ ...ring, keys: [] }, 'current_code')).toBeUndefined()
})

test('a sealed text decrypts only under its own name and only if unmodified', async () => {
  const { key } = await createKeyRing('first_code')
  const file = await sealText(key, '01-basics.en', 'Lesson', random(IV_BYTES))
  await expect(openText(key, '02-models.en', file)).rejects.toThrow('operation')
  const changed = file.with(-1, (file.at(-1) ?? 0) ^ 1)
  await expect(openText(key, '01-basics.en', changed)).rejects.toThrow('operation')
})

test('neither ciphertext nor wrapped key contains the plaintext or the code', async () => {
  const { key, ring } = await createKeyRing('first_code')
  const file = await sealText(key, 'name', 'A sentence of the lesson.', random(IV_BYTES))
  expect(Buffer.from(file).includes('sentence')).toBe(false)
  expect(JSON.stringify(ring)).not.toContain('first_code')
})
