import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { missingParts } from '#src/lib/browser/missing-file.ts'
import { once } from '#src/lib/memoize.ts'

/**
 * Creates a component that is loaded in a separate chunk and replaced by `instead` until then. A component
 * with an `open` prop, such as a dialog, is loaded only when it opens.
 *
 * If loading fails, the page stays usable and the shell shows a message; a dialog is closed, and `onMissing`
 * may revert more. `prepare` preloads the chunk and ignores errors, which are reported when the component is
 * shown. `ready` preloads too and resolves to whether the chunk is available.
 *
 * `React.lazy` is not used, because it delays each component by 300 ms and blocks other rendering.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const get = once(async () => (loaded = await load()))

  function LazyComponent({ onMissing, instead, ...props }: Props & FallbackProps) {
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
        errorComponent={EmptyComponent}
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

interface FallbackProps {
  onMissing?: () => void
  instead?: ReactNode
}

function EmptyComponent() {
  return null
}
