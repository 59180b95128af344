import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Card with a picture on top. The whole card is clickable through the title link: `pictureCardLink`. */
function PictureCard({ className, ...props }: ComponentProps<'article'>) {
  return (
    <article
      data-slot="picture-card"
      className={cn(
        'group relative flex min-w-0 flex-col print:mt-5 print:break-inside-avoid print:border-t print:border-[#999] print:pt-4',
        className,
      )}
      {...props}
    />
  )
}

/** Frame of the picture, which fills it with `size-full object-cover`. */
function PictureCardImage({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="picture-card-image"
      className={cn('aspect-video overflow-hidden bg-sunk print:hidden', className)}
      {...props}
    />
  )
}

interface PictureCardTitleProps extends ComponentProps<'h3'> {
  /** Uses a heading of another level as the child. */
  asChild?: boolean
}

function PictureCardTitle({ asChild = false, className, ...props }: PictureCardTitleProps) {
  const Comp = asChild ? Slot.Root : 'h3'
  return (
    <Comp
      data-slot="picture-card-title"
      className={cn('mt-2 text-[1.25rem]/[1.2] tracking-[-0.016em]', className)}
      {...props}
    />
  )
}

/** Classes of the title link. */
const pictureCardLink =
  'no-underline decoration-pen decoration-3 underline-offset-[0.14em] group-hover:underline after:absolute after:inset-0'

function PictureCardText({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="picture-card-text"
      className={cn('mt-2 font-serif text-body/[1.45] text-ink-2', className)}
      {...props}
    />
  )
}

export { PictureCard, PictureCardImage, PictureCardText, PictureCardTitle, pictureCardLink }
