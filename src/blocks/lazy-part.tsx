import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

import { MISSING_PART } from '#src/lib/missing-file.ts'

/**
 * A part of the page that comes in a file of its own, such as a dialog. When it cannot be loaded the
 * page stays as it is, the part is not there, and the shell says so; `onMissing` may take more back.
 * `prepare` loads it ahead, and is silent: what fails there is told when the part is shown.
 *
 * React's own `lazy` would show each part 300 ms late, and hold up what else is being rendered.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const get = async () => (loaded = await load())

  function LazyPart({ onMissing, ...props }: Props & { onMissing?: () => void }) {
    const [Part, setPart] = useState(() => loaded)
    const tell = (error: unknown) => {
      dispatchEvent(new CustomEvent(MISSING_PART, { detail: error }))
      onMissing?.()
    }
    const onFailure = useEffectEvent(tell)
    useEffect(() => {
      if (!Part) get().then((part) => setPart(() => part), onFailure)
    }, [Part])
    return (
      Part && (
        <CatchBoundary getResetKey={() => 0} errorComponent={Nothing} onCatch={tell}>
          <Part {...(props as unknown as Props)} />
        </CatchBoundary>
      )
    )
  }

  return Object.assign(LazyPart, { prepare: () => void get().catch(() => undefined) })
}

function Nothing() {
  return null
}
