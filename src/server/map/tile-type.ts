/** Returns the media type of a picture by its first bytes, not by its headers; undefined for anything else. */
export function tileType(bytes: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  const begins = bytes.toString('latin1', 0, 12)
  if (begins.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (begins.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (/^RIFF[\s\S]{4}WEBP/.test(begins)) return 'image/webp'
  return undefined
}
