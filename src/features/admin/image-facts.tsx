import { useEffect, useState } from 'react'

import type { AdminMessages } from '#src/i18n/messages.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

/** Recommended width of a picture in pixels. */
const NARROW = 1200
const WIDE = 2400

/** Addresses of vector pictures. */
const DRAWING = /^data:image\/svg|\.svg(?:[?#]|$)/i

/** Preview of a picture with its size and a hint. */
export function ImageFacts({ address }: { address: string }) {
  const t = useMessages('admin').image

  const [found, setFound] = useState<{
    address: string
    size?: { width: number; height: number }
  }>()
  const known = found?.address === address ? found : undefined
  return (
    <div>
      <img
        key={address}
        src={address}
        className="aspect-video w-full bg-sunk object-cover"
        alt={t.alt}
        hidden={known !== undefined && !known.size}
        onLoad={({ currentTarget }) =>
          setFound({
            address,
            size: { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight },
          })
        }
        onError={() => setFound({ address })}
      />
      <p className="mt-[0.4rem] text-meta/body text-ink-3" role="status">
        {known ? factsOf(address, known.size, t) : t.loading}
      </p>
    </div>
  )
}

function factsOf(
  address: string,
  size: { width: number; height: number } | undefined,
  t: AdminMessages['image'],
) {
  if (!size) return t.failed
  // Browsers report an arbitrary size for vector pictures.
  if (DRAWING.test(address)) return ''
  const { width, height } = size
  const remark = width > WIDE ? t.large : width > 0 && width < NARROW ? t.small : ''
  return [t.size(width, height), remark].filter(Boolean).join('. ')
}

/** Debounce time in ms before a picture is loaded, so that incomplete addresses are not requested. */
const PAUSE = 600

/** Debounced value of the typed address. */
export function useDebouncedAddress(address: string): string {
  const [settled, setSettled] = useState(address)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), PAUSE)
    return () => clearTimeout(timer)
  }, [address])
  return settled
}
