import { styled } from '#src/components/ui/styled.ts'

/** Heading of content beside the text: table of contents, tags, facts. */
export const SideHeading = styled(
  'h2',
  'side-heading',
  'col-span-full border-b-2 border-ink pb-[0.6rem] text-small/body font-semi',
)
