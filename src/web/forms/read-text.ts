/** Bytes. A larger file cannot be a list that a person wrote. */
const MAX_SIZE = 1024 * 1024

/** Decodes a text file that a spreadsheet saved: UTF-8, UTF-16 or Windows-1252. Returns undefined if it is not text. */
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
