import { expect, test } from 'vitest'

import { findSecret, listSecrets } from './find-secrets.ts'

const ENV = {
  COURSE_ACCESS_CODES: 'first_code, second_code',
  ADMIN_USER: 'somebody',
  ADMIN_PASSWORD: 'on',
  GITHUB_TOKEN: '',
  HOME: '/home/somebody-else',
}

test('users, passwords and each access code are secrets', () => {
  expect(listSecrets(ENV)).toEqual([
    'first_code, second_code',
    'first_code',
    'second_code',
    'somebody',
    'somebody',
  ])
})

test.each([
  ['const code = "second_code"', 'a secret of the environment'],
  [`token: ghp_${'a'.repeat(36)}`, 'what looks like a key'],
  ['-----BEGIN RSA PRIVATE KEY-----', 'what looks like a key'],
  ['task-based', undefined],
  ['/home/somebody-else'.slice(6, 9), undefined],
])('%s contains %s', (text, expected) => {
  expect(findSecret(text, listSecrets(ENV))).toBe(expected)
})
