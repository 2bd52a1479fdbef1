/**
 * The way to a place, in the maps of the device: Apple's address on its devices, which their map app
 * takes over, and Google's anywhere else (Maps URLs, action `dir`), which Android's app takes over. From
 * where one stands is for the map to ask.
 */
export function directionsUrl(place: string, userAgent: string): string {
  const to = encodeURIComponent(place)
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${to}`
  return `https://www.google.com/maps/dir/?api=1&destination=${to}`
}
