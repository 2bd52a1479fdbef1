/** Bytes; a longer file is no list that somebody typed. */
const MAX_SIZE = 1024 * 1024

/** The text of a file as spreadsheets save it, also in the encodings of Windows; undefined: it is none. */
export async function readText(file: Blob): Promise<string | undefined> {
  if (file.size > MAX_SIZE) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
