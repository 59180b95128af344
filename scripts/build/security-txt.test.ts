import { expect, test } from 'vitest'

import { securityTxt } from './security-txt.ts'

test('it names a contact and an end within a year of the build', () => {
  const facts = { contact: 'https://t.me/someone', today: '2027-03-01', site: '' }
  expect(securityTxt(facts)).toBe(
    'Contact: https://t.me/someone\nExpires: 2028-02-24T00:00:00Z\nPreferred-Languages: uk, en\n',
  )
})

test('it names its own address where that is known', () => {
  const facts = { contact: 'mailto:a@b.c', today: '2027-03-01', site: 'https://example.com/' }
  expect(securityTxt(facts)).toContain('Canonical: https://example.com/.well-known/security.txt\n')
})
