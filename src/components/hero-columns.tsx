import { styled } from '#src/components/ui/styled.ts'

/** Two-column hero from 1152 px: heading and side content as two children. */
const HeroColumns = styled(
  'div',
  'hero-columns',
  'mt-[clamp(1.25rem,2vw,2rem)] grid gap-x-[clamp(2rem,5vw,5.5rem)] gap-y-[clamp(2.5rem,4vw,4rem)] lx:grid-cols-[minmax(0,1fr)_minmax(0,clamp(22rem,26vw,28rem))] lx:items-end',
)

export { HeroColumns }
