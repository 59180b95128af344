import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'

import { type MeasuredPicture, SitePicture } from '#src/components/site-picture.tsx'
import { useFocusReturn } from '#src/components/ui/dialog.tsx'
import { Icon } from '#src/components/ui/icon.tsx'

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
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="picture-dialog" aria-describedby={undefined} {...focusReturn}>
          <Dialog.Title className="picture-t">{caption}</Dialog.Title>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it takes focus */}
          <div className="picture-x" tabIndex={0} role="group" aria-label={caption}>
            <SitePicture picture={picture} sizes="100vw" isFirst />
          </div>
          <Dialog.Close className="x" aria-label={closeLabel}>
            <Icon icon={X} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
