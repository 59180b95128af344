// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { SitePicture } from './site-picture.tsx'

test('a picture that cannot be loaded is hidden, and the next in its place is shown', () => {
  const size = { width: 12, height: 9 }
  const { container, rerender } = render(<SitePicture picture={{ src: 'a.png', ...size }} />)
  const image = () => container.querySelector('img')
  const first = image()
  if (first) fireEvent.error(first)
  expect(image()?.hidden).toBe(true)
  rerender(<SitePicture picture={{ src: 'b.png', ...size }} />)
  expect(image()?.getAttribute('src')).toBe('/b.png')
  expect(image()?.hidden).toBe(false)
})
