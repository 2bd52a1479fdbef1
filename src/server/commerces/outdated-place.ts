import type { CommerceChanges } from '#contract/commerces.ts'
import { isOtherHouse } from '../review/is-other-house.ts'
import type { CommerceRow } from './queries.ts'

/**
 * Returns the changes, and also removes the place if the shop moves to another street or house without a new place: a
 * pin in the wrong street is worse than none. Changes of floor, postal code or spelling keep it.
 */
export function withoutOutdatedPlace<Changes extends CommerceChanges>(
  present: Pick<CommerceRow, 'street' | 'number' | 'locality' | 'latitude'>,
  changes: Changes,
): Changes {
  if (present.latitude === null || changes.latitude !== undefined) return changes
  const { street = present.street, number = present.number, locality = present.locality } = changes
  const moves = isOtherHouse(present, { street, number, locality })
  return moves ? { ...changes, latitude: null, longitude: null } : changes
}
