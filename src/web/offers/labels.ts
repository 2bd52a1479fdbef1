import type { Commerce } from '#contract/commerces.ts'
import { formatNumber } from '#web/format/numbers.ts'

type Shop = Pick<Commerce, 'status' | 'hidden'>

/** Whether people see what is published here today. */
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

/** When people will see the offers of a shop that they do not see yet. */
export function formatVisibility({ status }: Shop): string {
  return status === 'OK'
    ? 'cuando se vuelva a mostrar el comercio'
    : 'cuando se publique el comercio'
}
