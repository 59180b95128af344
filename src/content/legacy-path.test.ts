import { expect, test } from 'vitest'

import { legacyTarget } from './legacy-path.ts'

const redirects = {
  oldBlog: '/ua/posts/',
  paths: [
    { from: '/en/*', to: '/:splat', status: 200 as const },
    { from: '/uk/blog/old-name', to: '/uk/blog/new-name', status: 301 as const },
    { from: '/edu/*', to: '/edu/index.html', status: 302 as const },
  ],
  contains: [
    { text: 'dialogflow', to: '/blog/tag/dialogflow', toUkrainian: '/uk/blog/tag/dialogflow' },
    { text: '/instagram/', to: '/uk/blog' },
  ],
}
const isPost = (slug: string) => slug === 'dialogflow-agent'

test.each([
  ['/old/dialogflow-basics', '/blog/tag/dialogflow'],
  ['/uk/old/dialogflow-basics', '/uk/blog/tag/dialogflow'],
  ['/ukraine/dialogflow', '/blog/tag/dialogflow'],
  ['/blog/dialogflow-unknown', '/blog/tag/dialogflow'],
  ['/DialogFlow-basics', '/blog/tag/dialogflow'],
  ['/UK/Dialogflow', '/uk/blog/tag/dialogflow'],
  ['/courses/dialogflow', '/blog/tag/dialogflow'],
  ['/blog/tag/DialogFlow', '/blog/tag/dialogflow'],
  ['/x/instagram/y', '/uk/blog'],
  ['/Instagram/y', '/uk/blog'],
  ['/uk/instagram/y', '/uk/blog'],
  ['/ua/posts/dialogflow-agent', '/uk/blog/dialogflow-agent'],
  ['/ua/posts/dialogflow-agent/', '/uk/blog/dialogflow-agent'],
  ['/UA/posts/Dialogflow-Agent', '/uk/blog/dialogflow-agent'],
  ['/uk/ua/posts/dialogflow-agent', '/uk/blog/dialogflow-agent'],
  ['/ua/posts/dialogflow-other', '/blog/tag/dialogflow'],
  ['/ua/posts/old-name', '/uk/blog/new-name'],
  ['/uk/ua/posts/Old-name/', '/uk/blog/new-name'],
  ['/ua/posts/other', undefined],
  ['/ua/posts/dialog/flow-agent', undefined],
  ['/xx/posts/dialogflow-agent', '/blog/tag/dialogflow'],
  ['/edu/anything', '/edu/index.html'],
  ['/en/blog/dialogflow-agent', '/blog/dialogflow-agent'],
  ['/en//evil.example/x', '/evil.example/x'],
  ['/en///evil.example', '/evil.example'],
  ['/en/a$&b', '/a$&b'],
  ['/blog/tag/dialogflow', undefined],
  ['/nothing', undefined],
])('%s redirects to %s', (path, target) => {
  expect(legacyTarget(redirects, path, isPost)).toBe(target)
})
