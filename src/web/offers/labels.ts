import type { Commerce } from '#contract/commerces.ts'
import { formatCount, formatNumber } from '#contract/numbers.ts'

type Shop = Pick<Commerce, 'status' | 'hidden'>

export const isShopPublic = ({ status, hidden }: Shop) => status === 'OK' && !hidden

export function formatOfferCount(
  { running, scheduled }: { running: number; scheduled: number },
  shop: Shop,
): string {
  if (isShopPublic(shop)) {
    const current = running === 0 ? 'Ninguna' : formatNumber(running)
    const later = scheduled > 0 ? `, ${formatCount(scheduled, 'programada', 'programadas')}` : ''
    return `${current} en marcha${later}.`
  }
  const count = running + scheduled
  if (count === 0) return 'Ninguna preparada: todas han terminado.'
  const words = count === 1 ? 'preparada. Se verá' : 'preparadas. Se verán'
  return `${formatNumber(count)} ${words} ${formatVisibility(shop)}.`
}

export function formatVisibility({ status }: Shop): string {
  return status === 'OK'
    ? 'cuando se vuelva a mostrar el comercio'
    : 'cuando se publique el comercio'
}
