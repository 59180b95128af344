import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { findForbiddenImports } from '#tests/support/import-directions.ts'

test('every import in the project goes along the arrows', () => {
  const files = ['src', 'scripts', 'tests'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
  )
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
  expect(sources).toContain('src/lib/cn.ts')
  const forbidden = sources.flatMap((file) =>
    findForbiddenImports(file, readFileSync(file, 'utf8')),
  )
  expect(forbidden).toEqual([])
})

test.each([
  ['src/lib/a.ts', '#src/i18n/paths.ts', 'lib does not see i18n'],
  ['src/lib/a.ts', 'react', 'lib does not know React'],
  ['src/ui/a.tsx', '#src/content/posts.ts', 'ui does not see content'],
  ['src/ui/a.tsx', '#src/i18n/paths.ts', 'ui does not see i18n'],
  ['src/ui/a.tsx', '#src/blocks/faq.tsx', 'ui does not see blocks'],
  ['src/blocks/a.tsx', '#src/content/posts.ts', 'blocks does not see content'],
  ['src/blocks/a.tsx', '#src/i18n/messages/en.ts', 'blocks does not see i18n'],
  ['src/blocks/a.tsx', '#src/features/blog/post-card.tsx', 'blocks does not see features'],
  ['src/storage/a.ts', '#src/content/posts.ts', 'storage does not see content'],
  ['src/i18n/a.ts', '#src/content/posts.ts', 'i18n does not see content'],
  ['src/content/a.ts', '#src/seo/page-head.ts', 'content does not see seo'],
  ['src/content/schema/a.ts', '#src/ui/button.tsx', 'content does not see ui'],
  ['src/seo/a.ts', '#src/features/blog/post.ts', 'seo does not see features'],
  ['src/features/blog/a.tsx', '#src/features/admin/b.tsx', 'features do not see each other'],
  ['src/features/blog/a.tsx', '#src/mdx/mdx.tsx', 'features does not see mdx'],
  ['src/features/blog/a.tsx', '#src/routes/blog.tsx', 'features does not see routes'],
  ['src/mdx/a.tsx', '#src/routes/blog.tsx', 'mdx does not see routes'],
  ['src/routes/a.tsx', '#src/router.tsx', 'routes does not see router.tsx'],
  ['src/helpers/a.ts', '#src/lib/cn.ts', 'src/helpers has no place among the layers'],
  ['src/features/blog/a.tsx', '#generated', 'only src/content opens the content'],
  ['src/router.tsx', '#generated/index.mjs', 'only src/content opens the content'],
  ['src/routes/a.tsx', 'virtual:posts', 'only src/content opens the content'],
  ['src/features/blog/a.ts', './../blog/b.ts', 'a parent folder is reached by'],
  ['scripts/build/a.ts', '../../src/ui/b.tsx', 'a script does not see ui'],
  ['tests/site/a.test.ts', '../setup.ts', 'a parent folder is reached by'],
  ['src/lib/a.ts', '#scripts/serve.ts', 'src does not see scripts'],
  ['src/lib/a.test.ts', '#scripts/serve.ts', 'src does not see scripts'],
  ['src/lib/a.ts', '#tests/setup.ts', 'src does not see tests'],
  ['src/entry-client.tsx', '#tests/setup.ts', 'src does not see tests'],
  ['scripts/a.ts', '#src/features/blog/a.ts', 'a script does not see features'],
  ['scripts/a.ts', 'react-dom/server', 'a script does not use React'],
])('%s may not import %s: %s', (file, specifier, objection) => {
  const found = findForbiddenImports(file, `import { a } from '${specifier}'`)
  expect(found).toEqual([expect.stringContaining(`${file}: ${objection}`)])
})

test.each([
  ['src/lib/a.ts', './cn.ts'],
  ['src/lib/a.ts', 'clsx'],
  ['src/lib/a.test.tsx', '#tests/support/render-app.tsx'],
  ['src/ui/a.tsx', 'react'],
  ['src/ui/a.tsx', '#src/ui/button.tsx'],
  ['src/features/blog/a.tsx', '#src/features/blog/b.tsx'],
  ['src/features/blog/a.tsx', '#src/storage/progress.ts'],
  ['src/content/a.ts', '#generated'],
  ['src/content/a.ts', 'virtual:posts'],
  ['src/mdx/a.tsx', '#src/features/blog/b.tsx'],
  ['src/routes/a.tsx', '#src/mdx/mdx.tsx'],
  ['src/router.tsx', '#src/routes/a.tsx'],
  ['src/router.tsx', './routeTree.gen.ts'],
  ['src/router.tsx', './routes/a.tsx'],
  ['scripts/build/a.ts', '#src/content/posts.ts'],
  ['scripts/build/a.ts', '#scripts/build/b.ts'],
  ['scripts/build/a.ts', '../../src/lib/b.ts'],
  ['tests/site/a.test.ts', '#src/features/blog/b.tsx'],
])('%s may import %s', (file, specifier) => {
  expect(findForbiddenImports(file, `import { a } from '${specifier}'`)).toEqual([])
})

test.each([
  `import type { A } from '#src/content/a.ts'`,
  `import { type A, b } from '#src/content/a.ts'`,
  `import '#src/content/a.ts'`,
  `export * from '#src/content/a.ts'`,
  `export { a } from '#src/content/a.ts'`,
  `const a = () => import('#src/content/a.ts')`,
  `const a = import.meta.glob<string>(['#src/content/*.ts', './b.ts'])`,
])('it makes no difference how the import is written: %s', (source) => {
  expect(findForbiddenImports('src/ui/a.ts', source)).toHaveLength(1)
})

test.each([
  ['scripts/a.ts', `import type { ComponentType } from 'react'`],
  ['src/routes/__root.tsx', `import type { RouterContext } from '#src/router.tsx'`],
])('%s may name a type that is gone at run time: %s', (file, source) => {
  expect(findForbiddenImports(file, source)).toEqual([])
})
