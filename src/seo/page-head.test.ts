import { expect, test } from 'vitest'

import { jsonLdScript } from '#src/seo/page-head.ts'

test('a text cannot close the script element', () => {
  const name = '</script><script>alert(1)</script><!-- <b>'
  const script = jsonLdScript([{ '@type': 'Thing', name }])
  const [, text = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(script) ?? []
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  })
})

test('a page without structured data has no script element', () => {
  expect(jsonLdScript([])).toBe('')
})
