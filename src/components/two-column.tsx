import { styled } from '#src/components/ui/styled.ts'

/** Two columns from 1024 px: heading and content as two children. */
const TwoColumn = styled(
  'div',
  'two-column',
  'grid gap-x-columns gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:*:[header]:self-start',
)

/** Heading and text side by side, top-aligned: two children. */
const EqualColumns = styled(
  'div',
  'halves',
  'grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-8 ml:grid-cols-2 ml:items-center',
)

export { EqualColumns, TwoColumn }
