import { expect, test } from 'vitest'

import { securityTxt } from './site-files.ts'

test('security.txt has a contact and expires within a year of the build', () => {
  const facts = { contact: 'https://t.me/someone', today: '2027-03-01', site: '' }
  expect(securityTxt(facts)).toBe(
    'Contact: https://t.me/someone\nExpires: 2028-02-24T00:00:00Z\nPreferred-Languages: uk, en\n',
  )
})

test("security.txt names its canonical address if the site's address is known", () => {
  const facts = { contact: 'mailto:a@b.c', today: '2027-03-01', site: 'https://example.com/' }
  expect(securityTxt(facts)).toContain('Canonical: https://example.com/.well-known/security.txt\n')
})
