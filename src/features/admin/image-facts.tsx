import { useEffect, useState } from 'react'

import type { AdminMessages } from '#src/i18n/messages.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

const RECOMMENDED_WIDTH = 1200
const MAX_WIDTH = 2400

const SVG_ADDRESS = /^data:image\/svg|\.svg(?:[?#]|$)/i

/** Preview of a picture with its size and a hint. */
export function ImageFacts({ address }: { address: string }) {
  const t = useMessages('admin').image

  const [imageSize, setImageSize] = useState<{
    address: string
    size?: { width: number; height: number }
  }>()
  const current = imageSize?.address === address ? imageSize : undefined
  return (
    <div>
      <img
        key={address}
        src={address}
        className="aspect-video w-full bg-sunk object-cover"
        alt={t.alt}
        hidden={current !== undefined && !current.size}
        onLoad={({ currentTarget }) =>
          setImageSize({
            address,
            size: { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight },
          })
        }
        onError={() => setImageSize({ address })}
      />
      <p className="mt-[0.4rem] text-meta/body text-ink-3" role="status">
        {current ? getFacts(address, current.size, t) : t.loading}
      </p>
    </div>
  )
}

function getFacts(
  address: string,
  size: { width: number; height: number } | undefined,
  t: AdminMessages['image'],
) {
  if (!size) return t.failed
  // Browsers report an arbitrary size for vector pictures.
  if (SVG_ADDRESS.test(address)) return ''
  const { width, height } = size
  const remark = width > MAX_WIDTH ? t.large : width > 0 && width < RECOMMENDED_WIDTH ? t.small : ''
  return [t.size(width, height), remark].filter(Boolean).join('. ')
}

/** Debounce time in ms before a picture is loaded, so that incomplete addresses are not requested. */
const DEBOUNCE_MS = 600

/** Debounced value of the typed address. */
export function useDebouncedAddress(address: string): string {
  const [debounced, setDebounced] = useState(address)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(address), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [address])
  return debounced
}
