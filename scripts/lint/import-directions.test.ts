import { expect, test } from 'vitest'

import { objectionTo } from './import-directions.js'

test.each([
  ['src/lib/a.ts', '#src/i18n/paths.ts', 'lib does not see i18n'],
  ['src/lib/a.ts', 'react', 'lib does not know React'],
  ['src/lib/a.ts', '#src/browser/download.ts', 'lib does not see browser'],
  ['src/browser/a.ts', '#src/i18n/paths.ts', 'browser does not see i18n'],
  ['src/navigation/a.ts', '#src/features/blog/post.ts', 'navigation does not see features'],
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
  ['src/routes/a.tsx', 'virtual:posts', 'only src/content opens the content'],
  ['src/features/blog/a.ts', './../blog/b.ts', 'a parent folder is reached by'],
  ['scripts/build/a.ts', '#src/ui/b.tsx', 'a script does not see ui'],
  ['scripts/build/a.ts', '../../src/lib/b.ts', 'a parent folder is reached by'],
  ['scripts/build/a.ts', '../content/b.ts', 'a parent folder is reached by'],
  ['tests/site/a.test.ts', '../setup.ts', 'a parent folder is reached by'],
  ['src/lib/a.ts', '#scripts/serve.ts', 'src does not see scripts'],
  ['src/lib/a.test.ts', '#scripts/serve.ts', 'src does not see scripts'],
  ['src/lib/a.ts', '#tests/setup.ts', 'src does not see tests'],
  ['src/entry-client.tsx', '#tests/setup.ts', 'src does not see tests'],
  ['scripts/a.ts', '#src/features/blog/a.ts', 'a script does not see features'],
  ['scripts/a.ts', '#src/browser/download.ts', 'a script does not see browser'],
  ['scripts/a.ts', 'react-dom/server', 'a script does not use React'],
])('%s may not import %s: %s', (file, specifier, objection) => {
  expect(objectionTo(file, specifier, false)).toContain(objection)
})

test.each([
  ['src/lib/a.ts', './cn.ts'],
  ['src/lib/a.ts', 'clsx'],
  ['src/lib/a.test.tsx', '#tests/support/render-app.tsx'],
  ['src/blocks/a.tsx', '#src/browser/arrival.ts'],
  ['src/navigation/a.ts', '#src/browser/early-links.ts'],
  ['src/ui/a.tsx', 'react'],
  ['src/ui/a.tsx', '#src/ui/button.tsx'],
  ['src/features/blog/a.tsx', '#src/features/blog/b.tsx'],
  ['src/features/blog/a.tsx', '#src/storage/progress.ts'],
  ['src/content/a.ts', 'virtual:posts'],
  ['src/mdx/a.tsx', '#src/features/blog/b.tsx'],
  ['src/routes/a.tsx', '#src/mdx/mdx.tsx'],
  ['src/router.tsx', '#src/routes/a.tsx'],
  ['src/router.tsx', './routeTree.gen.ts'],
  ['src/router.tsx', './routes/a.tsx'],
  ['scripts/build/a.ts', '#src/content/posts.ts'],
  ['scripts/build/a.ts', '#scripts/build/b.ts'],
  ['scripts/build/a.ts', './b.ts'],
  ['scripts/a.ts', './build/b.ts'],
  ['tests/site/a.test.ts', '#src/features/blog/b.tsx'],
])('%s may import %s', (file, specifier) => {
  expect(objectionTo(file, specifier, false)).toBeUndefined()
})

test.each([
  ['scripts/a.ts', 'react'],
  ['src/routes/__root.tsx', '#src/router.tsx'],
])('%s may name a type of %s, which is gone at run time', (file, specifier) => {
  expect(objectionTo(file, specifier, true)).toBeUndefined()
})
