/**
 * Opens a place in the maps of the device: `geo:` (RFC 5870) on Android, Apple's address on its
 * devices, which their map app takes over, and OpenStreetMap's search anywhere else.
 */
export function mapAddress(address: string, userAgent: string): string {
  const query = encodeURIComponent(address)
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${query}`
  return `https://www.openstreetmap.org/search?query=${query}`
}
