import { encode } from 'uqr'

/** Free modules around a code, by which a camera finds its edge. */
const QUIET_ZONE = 4

/** A link as a QR code, for the camera of another device: dark on light in either theme. */
export function ProgressCode({ link, label }: { link: string; label: string }) {
  const { data, size } = encode(link, { ecc: 'L', border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
