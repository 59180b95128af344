import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { missingParts } from '#src/lib/browser/missing-file.ts'
import { once } from '#src/lib/memoize.ts'

/**
 * A part of the page that comes in a file of its own; `instead` stands in its place until then. One that
 * can be `open`, such as a dialog, is not loaded before it is.
 *
 * When it cannot be loaded the page stays as it is and the shell says so; a dialog is closed again, and
 * `onMissing` may take more back. `prepare` loads it ahead, and is silent: what fails there is told when
 * the part is shown. `ready` does so too, and says whether it has come.
 *
 * React's own `lazy` would show each part 300 ms late, and hold up what else is being rendered.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const get = once(async () => (loaded = await load()))

  function LazyComponent({ onMissing, instead, ...props }: Props & Surroundings) {
    const { open = true, onOpenChange } = props as Partial<DialogProps>
    const [Part, setPart] = useState(() => loaded)
    const notifyError = (error: unknown) => {
      missingParts.send(error)
      onOpenChange?.(false)
      onMissing?.()
    }
    const onFailure = useEffectEvent(notifyError)
    useEffect(() => {
      if (open && !Part) get().then((part) => setPart(() => part), onFailure)
    }, [open, Part])
    if (!Part) return instead
    return (
      <CatchBoundary
        getResetKey={() => Number(open)}
        errorComponent={Nothing}
        onCatch={notifyError}
      >
        <Part {...(props as unknown as Props)} />
      </CatchBoundary>
    )
  }

  const ready = () =>
    get().then(
      () => true,
      () => false,
    )
  return Object.assign(LazyComponent, { ready, prepare: () => void ready() })
}

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface Surroundings {
  onMissing?: () => void
  instead?: ReactNode
}

function Nothing() {
  return null
}
