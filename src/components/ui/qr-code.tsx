import type { ComponentProps } from 'react'
import { encode } from 'uqr'

/** Width of the quiet zone around a code, in modules. */
const QUIET_ZONE = 4

interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'role' | 'viewBox'> {
  text: string
  label: string
}

/** QR code of a text, dark on light in both themes. */
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
