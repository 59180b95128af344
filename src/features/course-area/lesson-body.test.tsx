import { expect, test } from 'vitest'

import { loadSite } from '#src/content/registry.ts'
import { loadPartMessages } from '#src/i18n/messages.ts'
import { OnSite } from '#tests/support/on-site.tsx'
import { renderInRouter } from '#tests/support/render-in-router.tsx'

import { LessonBody } from './lesson-body.tsx'

test('a student reads a prompt with brackets around what is to be replaced', async () => {
  await loadPartMessages('en', 'area')
  const site = await loadSite('en')
  const html = renderInRouter(
    <OnSite locale="en" site={site}>
      <LessonBody
        lesson={{
          body: [
            {
              tag: 'Prompt',
              attributes: { title: 'Letter' },
              children: [
                { tag: 'p', children: ['You are a ', { tag: 'mark', children: ['role'] }, '.'] },
              ],
            },
          ],
          parts: [],
        }}
        moduleKey={1}
        level={2}
        builder={null}
      />
    </OnSite>,
  )
  const page = html.replaceAll(/<!--.*?-->|<[^>]+>/g, '')
  expect(page).toContain('You are a [role].')
})
