import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Figure } from './figure.tsx'

test('an external picture of unknown size keeps its caption', () => {
  const labels = { enlarge: 'Enlarge', close: 'Close' }
  const figure = (
    <Figure src="https://example.com/a.png" alt="A" caption="By hour" labels={labels} />
  )
  expect(renderToStaticMarkup(figure)).toContain('<figcaption>By hour</figcaption>')
})
