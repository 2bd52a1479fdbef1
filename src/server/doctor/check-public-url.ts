import { bad, type Finding, finding } from './finding.ts'

const NAME = 'Dirección pública'

/** Requests the public site, and checks that an Escaparate answers. */
export async function checkPublicUrl(publicUrl: string): Promise<Finding> {
  const answer = await ask(`${publicUrl}/api/site/`)
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

/** Returns what Escaparate answers at a URL: undefined if another program does, an error if nobody does. */
async function ask(url: string): Promise<{ town?: unknown } | undefined | Error> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return (await response.json().catch(() => undefined)) as { town?: unknown } | undefined
  } catch (error) {
    const { cause, message } = error as Error
    return new Error(cause instanceof Error ? cause.message || message : message)
  }
}
