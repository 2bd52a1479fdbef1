import type { BinItem } from '#contract/bin.ts'
import { ENTITIES } from '#contract/entities.ts'
import { formatCount } from '#contract/numbers.ts'
import { dayNumber, formatDay, formatTime } from '#web/format/dates.ts'

/** 'Oferta de Panadería La Espiga, eliminada ayer por lucia' */
export function formatOrigin(item: BinItem, now?: Date): string {
  const { one: typeName, ending } = ENTITIES[item.type].bin!
  const of = item.commerce === null ? '' : ` de ${item.commerce}`
  const by = item.deleted_by === null ? '' : ` por ${item.deleted_by}`
  return `${typeName}${of}, eliminad${ending} ${formatDay(item.deleted_at, now)}${by}`
}

/** 'Oferta recuperada: Dos hogazas' */
export function formatRestored({ type, name }: BinItem): string {
  const { one: typeName, ending } = ENTITIES[type].bin!
  return `${typeName} recuperad${ending}: ${name}`
}

type Expiry = Pick<BinItem, 'expires_at'>

/** 'Quedan 12 días', on the last day 'Solo hasta hoy a las 18:30' */
export function formatTimeLeft(item: Expiry, now = new Date()): string {
  const days = daysLeft(item, now)
  if (days <= 0) return `Solo hasta hoy a las ${formatTime(item.expires_at)}`
  return `${days === 1 ? 'Queda' : 'Quedan'} ${formatCount(days, 'día', 'días')}`
}

export const isExpiringSoon = (item: Expiry, now = new Date()) => daysLeft(item, now) <= 3

const daysLeft = ({ expires_at }: Expiry, now: Date) =>
  dayNumber(new Date(expires_at)) - dayNumber(now)
