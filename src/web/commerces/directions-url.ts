/**
 * The URL of directions to a place: Apple Maps on Apple devices, which open it in their map app,
 * and Google Maps anywhere else (Maps URLs, action `dir`), which Android opens in its app. The
 * map asks for the starting point.
 */
export function directionsUrl(place: string, userAgent: string): string {
  const to = encodeURIComponent(place)
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${to}`
  return `https://www.google.com/maps/dir/?api=1&destination=${to}`
}
