import { programVersion } from '../process/program-version.ts'

type Limits = { milliseconds: number; bytes: number }

/** Fetches a URL without data about our visitor. Throws unless the response is a complete 200 within the limits. */
export async function fetchOutside(
  url: string,
  accept: string,
  { milliseconds, bytes }: Limits,
): Promise<Buffer> {
  const response = await fetch(url, {
    headers: { accept, 'user-agent': `Escaparate/${programVersion}` },
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(milliseconds),
  })
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel()
    throw new Error(`answered ${response.status}`)
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body) {
    size += part.length
    if (size > bytes) throw new Error(`answered more than ${bytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
