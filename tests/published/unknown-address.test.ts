import { parse } from 'node-html-parser'
import { expect, test, vi } from 'vitest'

test('a site whose address is not known tells nothing that would need it', async () => {
  vi.stubEnv('SITE_ORIGIN', '')
  const server = await import('#src/entry-server.tsx')
  const { head, record } = await server.render('/uk/blog/dialogflow-session')
  const document = parse(head)
  expect(document.querySelector('title')?.text).toContain('Dialogflow')
  for (const selector of ['[rel=canonical]', '[hreflang]', 'script', '[property="og:image"]']) {
    expect(document.querySelector(selector), selector).toBeNull()
  }
  // The text of an article is found from its page.
  const text = document.querySelector('[type="text/markdown"]')?.getAttribute('href')
  expect(text).toBe('/site/uk/blog/dialogflow-session.md')
  expect(await server.indexFiles([record])).toEqual([
    { path: 'robots.txt', text: 'User-agent: *\nAllow: /\n' },
  ])
})
