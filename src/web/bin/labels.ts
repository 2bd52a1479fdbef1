import type { BinItem, BinItemType } from '#contract/bin.ts'
import { formatCount } from '#contract/numbers.ts'
import { dayNumber, formatDay, formatTime } from '#web/format/dates.ts'
import type { ListOption } from '#web/lists/list-loader.ts'

/** Each kind in the bin, with its way of having been deleted and brought back. */
export const TYPE_LABELS: Record<BinItemType, { noun: string; deleted: string; restored: string }> =
  {
    offer: { noun: 'Oferta', deleted: 'eliminada', restored: 'Oferta recuperada' },
    commerce: { noun: 'Comercio', deleted: 'eliminado', restored: 'Comercio recuperado' },
    category: { noun: 'Categoría', deleted: 'eliminada', restored: 'Categoría recuperada' },
    faq: { noun: 'Pregunta', deleted: 'eliminada', restored: 'Pregunta recuperada' },
    contact: { noun: 'Mensaje', deleted: 'eliminado', restored: 'Mensaje recuperado' },
    holidays: { noun: 'Festivo', deleted: 'eliminado', restored: 'Festivo recuperado' },
  }

/** The kinds by their values in the address. */
export const TYPE_FILTERS: readonly ListOption<BinItemType>[] = [
  { value: '', name: 'Todo' },
  { value: 'comercios', name: 'Comercios', query: 'commerce' },
  { value: 'ofertas', name: 'Ofertas', query: 'offer' },
  { value: 'categorias', name: 'Categorías', query: 'category' },
  { value: 'preguntas', name: 'Preguntas', query: 'faq' },
  { value: 'mensajes', name: 'Mensajes', query: 'contact' },
  { value: 'festivos', name: 'Festivos', query: 'holidays' },
]

/** 'Oferta de Panadería La Espiga, eliminada ayer por lucia'. */
export function formatOrigin(item: BinItem, now?: Date): string {
  const { noun, deleted } = TYPE_LABELS[item.type]
  const of = item.commerce === null ? '' : ` de ${item.commerce}`
  const by = item.deleted_by === null ? '' : ` por ${item.deleted_by}`
  return `${noun}${of}, ${deleted} ${formatDay(item.deleted_at, now)}${by}`
}

/** 'Quedan 12 días'; on the last day 'Solo hasta hoy a las 18:30'. */
export function formatTimeLeft(
  { expires_at }: Pick<BinItem, 'expires_at'>,
  now: Date = new Date(),
): string {
  const days = dayNumber(new Date(expires_at)) - dayNumber(now)
  if (days <= 0) return `Solo hasta hoy a las ${formatTime(expires_at)}`
  return `${days === 1 ? 'Queda' : 'Quedan'} ${formatCount(days, 'día', 'días')}`
}

/** When little time is left, the words stand out. */
export function isExpiringSoon({ expires_at }: BinItem, now: Date = new Date()): boolean {
  return dayNumber(new Date(expires_at)) - dayNumber(now) <= 3
}
