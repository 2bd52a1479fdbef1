/** Returns the URL of directions to a place. Phones open it in their map app. iPads call themselves Macintosh. */
export function directionsUrl(place: string, userAgent = ''): string {
  const to = encodeURIComponent(place)
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${to}`
  return `https://www.google.com/maps/dir/?api=1&destination=${to}`
}
