import type { StreetShop } from '#drawing/street.ts'
import type { FacadeShop } from '#drawing/traits.ts'

/** As many as the widest screen needs. */
export const HOUSES = 8

/** The town's own shops in the middle of a street; the other houses are vacant, with their shutters down. */
export function townStreet(shops: readonly FacadeShop[]): StreetShop[] {
  const shown = shops.slice(0, HOUSES)
  const before = Math.floor((HOUSES - shown.length) / 2)
  const vacant = Array.from({ length: HOUSES - shown.length }, (_, at): StreetShop => {
    const isInvitation = shown.length === 0 && (at === before - 1 || at === before)
    return { id: `libre-${at}`, name: isInvitation ? INVITATION : '', closed: true }
  })
  return [...vacant.slice(0, before), ...shown, ...vacant.slice(before)]
}

const INVITATION = 'Sé el primero'
