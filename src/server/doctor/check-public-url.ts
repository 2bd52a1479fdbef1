import { bad, type Finding, finding } from './finding.ts'

const NAME = 'Dirección pública'

/** Checks that an Escaparate answers at the public URL. */
export async function checkPublicUrl(publicUrl: string): Promise<Finding> {
  try {
    const response = await fetch(`${publicUrl}/api/site/`, { signal: AbortSignal.timeout(10_000) })
    const site: { town?: unknown } | undefined = await response.json().catch(() => undefined)
    return finding(
      NAME,
      site?.town === undefined && `En ${publicUrl} (PUBLIC_URL) responde otro programa.`,
      'Haz que el proxy lleve esa dirección a Escaparate, o corrige PUBLIC_URL.',
    )
  } catch (error) {
    const { cause, message } = error as Error
    const reason = cause instanceof Error ? cause.message || message : message
    return bad(
      NAME,
      `${publicUrl} (PUBLIC_URL) no responde: ${reason}.`,
      'Comprueba que Escaparate esté en marcha, el nombre (DNS), el certificado y el proxy.',
    )
  }
}
