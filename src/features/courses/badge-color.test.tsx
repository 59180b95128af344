import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { BADGE_CLASS, Tag } from '#src/components/ui/tag.tsx'
import { BADGE_COLORS } from '#src/content/schema/course.ts'

test.each(BADGE_COLORS)('a badge with the color %s is drawn in that color', (color) => {
  expect(renderToStaticMarkup(<Ribbon color={color}>x</Ribbon>)).toContain(BADGE_CLASS[color])
  expect(renderToStaticMarkup(<Tag color={color}>x</Tag>)).toContain(BADGE_CLASS[color])
})
