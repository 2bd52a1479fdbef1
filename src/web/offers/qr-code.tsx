import { encodeQR } from 'qr'

/** Width of the quiet zone in modules (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE = 4

/** A QR code, dark on white even in the dark theme, because cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const dark = rows.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={dark.join('')} fill="black" />
    </svg>
  )
}
