import { expect, test } from 'vitest'

import { appPages, readBuilt } from '#tests/support/built-site.ts'

// The sign-in, the drafts, the words, the Markdown parser, the archiver and the highlighter. The page
// about privacy names what is kept; code asks for it as a key.
const ADMIN = /key:.(?:adminToken|blogDrafts)|Add New Blog Post|gfmAutolinkLiteral|unzipSync|hljs/

/** The code that a page loads when its application starts. */
function codeOf(html: string): string {
  const [, entry = ''] = /data-entry="([^"]*)"/.exec(html) ?? []
  const [, modules = ''] = /data-modules="([^"]*)"/.exec(html) ?? []
  const [, page = ''] = /data-page="([^"]*)"/.exec(html) ?? []
  const files = [entry, ...modules.split(' '), ...page.split(' ')].filter(Boolean)
  return files.map((file) => readBuilt(file.slice(1))).join('\n')
}

const admin = appPages.filter(({ path }) => /^(?:\/uk)?\/admin$/.test(path))
const others = appPages.filter((page) => !admin.includes(page))

test.each(admin)('$path loads the code of the editor', ({ html }) => {
  expect(codeOf(html)).toMatch(/key:.adminToken/)
})

test.each(others)('$path loads no code of the editor', ({ html }) => {
  const code = codeOf(html)
  // The list of the posts of this browser is every page's; what writes it is not.
  expect(code.length).toBeGreaterThan(1000)
  expect(ADMIN.exec(code)?.[0]).toBeUndefined()
})
