import { expect, test } from 'vitest'

import { evaluateModule, formatModule } from './module-text.ts'

const post = { title: 'Line\nand \u2028 line', text: 'export const post = 1' }
const values = { post: `JSON.parse(${JSON.stringify(JSON.stringify(post))})`, none: 'undefined' }

test('a module is read as it would be imported', () => {
  const article =
    'function () { return `one\nexport const post = 2\nexport { article as default }` }'
  const module = evaluateModule(formatModule({ values, article }, 'const'), 'post.js')
  expect(module).toEqual({ post, none: undefined, default: expect.any(Function) })
  expect((module.default as () => string)()).toContain('\nexport const post = 2\n')
})

test('one without an article has no default', () => {
  expect(evaluateModule(formatModule({ values }, 'const'), 'list.js')).toEqual({
    post,
    none: undefined,
  })
})
