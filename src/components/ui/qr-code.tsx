import type { ComponentProps } from 'react'
import { encode } from 'uqr'

/** Free modules around a code, by which a camera finds its edge. */
const QUIET_ZONE = 4

interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'role' | 'viewBox'> {
  text: string
  label: string
}

/** A text as a QR code, for the camera of another device: dark on light in either theme. */
function QrCode({ text, label, ...props }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      data-slot="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      {...props}
    >
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}

export { QrCode }
