import type { CommerceChanges } from '#contract/commerces.ts'
import type { CommerceRow } from './queries.ts'

/**
 * The changes, and the place forgotten where the address becomes another and no place comes with it: a pin in the
 * wrong street is worse than none.
 */
export function withoutOutdatedPlace<Changes extends CommerceChanges>(
  { direction, latitude }: Pick<CommerceRow, 'direction' | 'latitude'>,
  changes: Changes,
): Changes {
  const moves = changes.direction !== undefined && changes.direction !== direction
  if (!moves || latitude === null || changes.latitude !== undefined) return changes
  return { ...changes, latitude: null, longitude: null }
}
