// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { loadMessages } from '#src/i18n/messages.ts'
import { OnSite } from '#tests/support/on-site.tsx'

import { Button } from './button.tsx'
import { ExternalLink } from './external-link.tsx'

await loadMessages('en')

test('a link that leaves the site says that it opens in a new tab', () => {
  render(<ExternalLink href="https://example.com">Open platform</ExternalLink>, { wrapper: OnSite })
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: /^Open platform ?\(opens in a new tab\)$/,
  })
  expect(link.target).toBe('_blank')
  expect(link.rel).toBe('noopener')
})

test('inside a button it takes the look of the button alone', () => {
  render(
    <Button asChild>
      <ExternalLink href="https://example.com" variant="plain">
        Open
      </ExternalLink>
    </Button>,
    { wrapper: OnSite },
  )
  const link = screen.getByRole('link')
  expect(link.dataset.slot).toBe('button')
  expect(link.classList).not.toContain('link')
})
