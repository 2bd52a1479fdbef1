import type { Commerce } from '#contract/commerces.ts'
import { formatCount } from '#contract/numbers.ts'
import { joinWords } from '#contract/spanish.ts'

export type BulkAction = 'hide' | 'show' | 'delete'
type ShopName = Pick<Commerce, 'name'>

export function formatNames(commerces: readonly ShopName[]): string {
  return joinWords(commerces.map(({ name }) => `«${name}»`))
}

export const formatCommerceCount = (count: number) => formatCount(count, 'comercio', 'comercios')

export const formatChosenCount = (count: number) =>
  formatCount(count, 'comercio elegido', 'comercios elegidos')

const DONE: Record<BulkAction | 'undo', [one: string, several: string]> = {
  hide: ['está oculto. Los vecinos ya no lo ven.', 'ocultos. Los vecinos ya no los ven.'],
  show: ['se ve otra vez en el directorio.', 'se ven otra vez en el directorio.'],
  delete: ['eliminado.', 'eliminados.'],
  undo: ['está como estaba.', 'están como estaban.'],
}

export function doneMessage(action: BulkAction | 'undo', done: readonly ShopName[]): string {
  const [one, several] = DONE[action]
  return done.length === 1
    ? `${formatNames(done)} ${one}`
    : `${formatCommerceCount(done.length)} ${several}`
}

export const failedMessage = (verb: string, failed: readonly ShopName[], reason: string) =>
  `No hemos podido ${verb} ${formatNames(failed)}. ${reason}`
