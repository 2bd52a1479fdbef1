import type { Commerce } from '#contract/commerces.ts'
import { formatCount } from '#contract/numbers.ts'
import { joinWords } from '#contract/spanish.ts'

export type BulkAction = 'hide' | 'show' | 'delete'
type Named = Pick<Commerce, 'name'>

/** Returns '«Miau», «Bar Central» y «La Espiga»'. */
export function formatNames(commerces: readonly Named[]): string {
  return joinWords(commerces.map(({ name }) => `«${name}»`))
}

export const formatCommerceCount = (count: number) => formatCount(count, 'comercio', 'comercios')

export function formatChosenCount(count: number): string {
  return formatCount(count, 'comercio elegido', 'comercios elegidos')
}

/** Names a single shop, and counts several. */
export function doneMessage(action: BulkAction, done: readonly Named[]): string {
  const [one] = done
  const isOne = done.length === 1
  if (action === 'hide') {
    return isOne
      ? `«${one!.name}» está oculto. Los vecinos ya no lo ven.`
      : `${formatCommerceCount(done.length)} ocultos. Los vecinos ya no los ven.`
  }
  if (action === 'show') {
    return isOne
      ? `«${one!.name}» se ve otra vez en el directorio.`
      : `${formatCommerceCount(done.length)} se ven otra vez en el directorio.`
  }
  return isOne ? `«${one!.name}» eliminado.` : `${formatCommerceCount(done.length)} eliminados.`
}

export function undoneMessage(done: readonly Named[]): string {
  return done.length === 1
    ? `«${done[0]!.name}» está como estaba.`
    : `${formatCommerceCount(done.length)} están como estaban.`
}

/** Names the shops for which it failed, with the error of the first one. */
export const failedMessage = (verb: string, failed: readonly Named[], reason: string) =>
  `No hemos podido ${verb} ${formatNames(failed)}. ${reason}`
