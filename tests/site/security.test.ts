import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { readAttribute, fixtureSite } from '#tests/support/sites.ts'

/** Rules of `_headers`: lines by path. */
function headerRules(text: string): Map<string, string[]> {
  return new Map(
    text
      .trim()
      .split(/\n\n/)
      .map((rule) => {
        const [path = '', ...lines] = rule.split('\n')
        return [path, lines.map((line) => line.trim())]
      }),
  )
}

test("only the chat frame allows another company's files, and it is sandboxed without the site's origin", () => {
  const chat = 'https://chat.example.com'
  const { pages, read, base } = fixtureSite()
  const pagesWithChat = pages.filter(({ document }) =>
    readAttribute(document, 'meta[http-equiv=Content-Security-Policy]', 'content')?.includes(chat),
  )
  expect(pagesWithChat).toEqual([])
  const frame = read('support-chat.html')
  expect(frame).toContain(chat)
  // Its only inline script is allowed by hash.
  const [, script = ''] = /<script[^>]*>(.*?)<\/script>/s.exec(frame) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  const pagesWithRules = [...headerRules(read('_headers'))].filter(([, lines]) =>
    lines.join().includes(chat),
  )
  expect(pagesWithRules.map(([path]) => path)).toEqual([`${base}support-chat`])
  const policy = pagesWithRules[0]?.[1].join('\n') ?? ''
  expect(policy).toContain(`script-src 'sha256-${hash}' ${chat}`)
  expect(policy).toMatch(/; sandbox (?!.*allow-same-origin)allow-scripts/)
  expect(policy).toContain("frame-ancestors 'self'")
})
