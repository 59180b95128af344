import { Dialog } from 'radix-ui'

import { type MeasuredPicture, SitePicture } from '#src/components/site-picture.tsx'
import { DialogClose, OVERLAY_CLASS, useFocusReturn } from '#src/components/ui/dialog.tsx'

/** A picture as large as the screen allows. */
export function PictureDialog(props: {
  picture: MeasuredPicture
  caption: string
  closeLabel: string
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { picture, caption, closeLabel, open, onOpenChange } = props
  const focusReturn = useFocusReturn()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={OVERLAY_CLASS} />
        <Dialog.Content
          className="fixed inset-0 z-(--z-modal) grid grid-rows-[auto_minmax(0,1fr)] gap-4 bg-surface p-4"
          aria-describedby={undefined}
          {...focusReturn}
        >
          <Dialog.Title className="pr-14 text-body font-medium">{caption}</Dialog.Title>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable */}
          <div className="overflow-auto" tabIndex={0} role="group" aria-label={caption}>
            <SitePicture
              picture={picture}
              sizes="100vw"
              isFirst
              // In portrait orientation a phone would show it no larger than on the page.
              className="size-full object-contain max-md:portrait:w-auto max-md:portrait:max-w-none"
            />
          </div>
          <DialogClose label={closeLabel} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
