import { styled } from '#src/components/ui/styled.ts'

/** Two columns from 1024 px: heading and content as two children. */
export const TwoColumn = styled(
  'div',
  'two-column',
  'grid gap-x-columns gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:*:[header]:self-start',
)

/** Heading and text side by side, top-aligned: two children. */
export const EqualColumns = styled(
  'div',
  'halves',
  'grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-8 ml:grid-cols-2 ml:items-center',
)

/** Two-column hero from 1152 px: heading and side content as two children. */
export const HeroColumns = styled(
  'div',
  'hero-columns',
  'mt-[clamp(1.25rem,2vw,2rem)] grid gap-x-[clamp(2rem,5vw,5.5rem)] gap-y-[clamp(2.5rem,4vw,4rem)] lx:grid-cols-[minmax(0,1fr)_minmax(0,clamp(22rem,26vw,28rem))] lx:items-end',
)
