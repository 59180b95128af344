import { type ChangeEvent, type ComponentProps, useId, useRef } from 'react'

import { Button } from '#src/components/ui/button.tsx'

interface FileButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  label: string
  /** Accepted file types in the format of an input's `accept`: `.mdx,.zip`. */
  accept: string
  multiple?: boolean
  onChoose: (chosen: readonly File[]) => void
}

/** A button that opens the file chooser. */
export function FileButton({ label, size, onChoose, ...input }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  const id = useId()
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // Resets the input, so that the same file can be chosen again.
    target.value = ''
    onChoose(chosen)
  }
  return (
    <>
      <Button variant="line" size={size} aria-controls={id} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        id={id}
        type="file"
        hidden
        aria-label={label}
        onChange={onChange}
        {...input}
      />
    </>
  )
}
