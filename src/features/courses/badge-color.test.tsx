import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { BADGE_COLORS } from '#src/content/schema/course.ts'
import { Ribbon } from '#src/ui/ribbon.tsx'
import { Tag } from '#src/ui/tag.tsx'

test.each(BADGE_COLORS)('a badge that content colours %s is drawn in it', (color) => {
  expect(renderToStaticMarkup(<Ribbon color={color}>x</Ribbon>)).toContain(`is-${color}`)
  expect(renderToStaticMarkup(<Tag color={color}>x</Tag>)).toContain(`is-${color}`)
})
