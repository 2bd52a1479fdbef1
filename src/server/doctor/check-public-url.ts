import type { Town } from '#contract/site.ts'
import { bad, type Finding, good } from './finding.ts'

const NAME = 'Dirección pública'

/** What tells this Escaparate from another: its town, unless nobody knows, and its newest shop if there is one. */
export type Identity = { town: Town | null | undefined; shop?: { id: number; name: string } }

/** Asks the site as a neighbour would: that it answers, and that it is ours. */
export async function checkPublicUrl(
  publicUrl: string,
  { town, shop }: Identity,
): Promise<Finding> {
  const answer = await ask<{ town?: Town | null }>(`${publicUrl}/api/site/`)
  if (answer instanceof Error) {
    return bad(
      NAME,
      `${publicUrl} (PUBLIC_URL) no responde: ${answer.message}.`,
      'Comprueba que Escaparate esté en marcha, el nombre (DNS), el certificado y el proxy.',
    )
  }
  if (answer?.town === undefined) {
    return bad(
      NAME,
      `En ${publicUrl} (PUBLIC_URL) responde otro programa.`,
      'Haz que el proxy lleve esa dirección a Escaparate, o corrige PUBLIC_URL.',
    )
  }
  const isOtherTown = town !== undefined && answer.town?.locality !== town?.locality
  if (!isOtherTown && (await hasShop(publicUrl, shop))) return good(NAME)
  const whose = isOtherTown ? `: el de ${answer.town?.locality ?? 'un pueblo sin nombre'}` : ''
  return bad(
    NAME,
    `En ${publicUrl} (PUBLIC_URL) responde otro Escaparate${whose}.`,
    'Haz que el proxy lleve esa dirección a este, o corrige PUBLIC_URL. Si has cambiado TOWN en .env, reinicia.',
  )
}

async function hasShop(publicUrl: string, shop: Identity['shop']): Promise<boolean> {
  if (shop === undefined) return true
  const answer = await ask<{ name?: string }>(`${publicUrl}/api/directory/commerces/${shop.id}/`)
  return !(answer instanceof Error) && answer?.name === shop.name
}

/** Undefined for what is no answer of ours. */
async function ask<T>(url: string): Promise<T | undefined | Error> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return (await response.json().catch(() => undefined)) as T | undefined
  } catch (error) {
    const { cause, message } = error as Error
    return new Error(cause instanceof Error ? cause.message || message : message)
  }
}
