import { bad, type Finding, finding } from './finding.ts'

const NAME = 'Dirección pública'

/** Checks that an Escaparate answers at the public URL. */
export async function checkPublicUrl(publicUrl: string): Promise<Finding> {
  const answer = await fetchJson(`${publicUrl}/api/site/`)
  if (answer instanceof Error) {
    return bad(
      NAME,
      `${publicUrl} (PUBLIC_URL) no responde: ${answer.message}.`,
      'Comprueba que Escaparate esté en marcha, el nombre (DNS), el certificado y el proxy.',
    )
  }
  return finding(
    NAME,
    answer?.town === undefined && `En ${publicUrl} (PUBLIC_URL) responde otro programa.`,
    'Haz que el proxy lleve esa dirección a Escaparate, o corrige PUBLIC_URL.',
  )
}

/** Returns the JSON at a URL: undefined if it is something else, an error if nobody answers. */
async function fetchJson(url: string): Promise<{ town?: unknown } | undefined | Error> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return (await response.json().catch(() => undefined)) as { town?: unknown } | undefined
  } catch (error) {
    const { cause, message } = error as Error
    return new Error(cause instanceof Error ? cause.message || message : message)
  }
}
