import type { Commerce } from '#contract/commerces.ts'
import { formatNumber } from '#web/format/numbers.ts'

type Shop = Pick<Commerce, 'status' | 'hidden'>

/** Whether the public sees the offers of this shop. */
export function isOpenToAll({ status, hidden }: Shop): boolean {
  return status === 'OK' && !hidden
}

/** How many offers a shop has, and who sees them. */
export function formatOfferCount(count: number, shop: Shop, isMine: boolean): string {
  if (isOpenToAll(shop)) {
    return `${formatNumber(count)} a la vista de ${isMine ? 'tus' : 'sus'} clientes.`
  }
  const words = count === 1 ? 'preparada. Se verá' : 'preparadas. Se verán'
  return `${formatNumber(count)} ${words} ${formatVisibility(shop)}.`
}

/** When the public will see the offers of a shop that is not visible yet. */
export function formatVisibility({ status }: Shop): string {
  return status === 'OK'
    ? 'cuando se vuelva a mostrar el comercio'
    : 'cuando se publique el comercio'
}
