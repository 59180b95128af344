import { type ChangeEvent, type ComponentProps, useId, useRef } from 'react'

import { Button } from '#src/components/ui/button.tsx'

interface FileButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  label: string
  /** Kinds of files, as an input takes them: `.mdx,.zip`. */
  accept: string
  multiple?: boolean
  onChoose: (chosen: readonly File[]) => void
}

/** A button that asks for files of the visitor's. */
export function FileButton({ label, size, onChoose, ...input }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  const id = useId()
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // So that the same file can be chosen again.
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
