/**
 * Returns the URL of directions to a place: Apple Maps on Apple devices, else Google Maps (Maps URLs, action `dir`).
 * Phones open it in their map app. The map asks for the starting point.
 */
export function directionsUrl(place: string, userAgent: string): string {
  const to = encodeURIComponent(place)
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${to}`
  return `https://www.google.com/maps/dir/?api=1&destination=${to}`
}
