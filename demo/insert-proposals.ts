import { eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '#server/database/open.ts'
import { commerces, photos, proposals } from '#server/database/schema.ts'
import type { StoredChange } from '#server/database/stored-change.ts'
import { photoColumns } from '#server/photos/gallery-rows.ts'
import type { StoredPhoto } from '#server/photos/store-photo.ts'
import { type RiskyRow, riskyOf } from '#server/review/risky-values.ts'
import { logValues } from '#server/review/save-proposal.ts'
import { ADMIN, type LogEvent } from './history.ts'
import type { ProposedCovers } from './insert-town.ts'
import type { Town, TownProposal } from './shape.ts'
import { addressOfShop } from './shop-details.ts'
import { doorAt } from './street-plan.ts'

type Context = {
  /** Ids by e-mail. */
  people: Map<string, number>
  covers: ProposedCovers
  ago: (days: number) => string
}

export async function insertProposals(
  db: Db,
  town: Town,
  ids: number[],
  { people, covers, ago }: Context,
): Promise<LogEvent[]> {
  const events: LogEvent[] = []
  for (const { shop, requested, daysAgo, rejection } of town.proposals) {
    const index = town.shops.findIndex(({ name }) => name === shop)
    // A smaller town does not have all shops.
    if (index === -1) continue
    const [commerce, by] = [ids[index]!, town.shops[index]!.owner]
    const [row] = await db
      .select({ ...getTableColumns(commerces), ...photoColumns })
      .from(commerces)
      .innerJoin(photos, eq(photos.hash, commerces.photo))
      .where(eq(commerces.id, commerce))
    const cover = covers.get(commerce)
    const changes = changesOf(row!, requested, cover)
    const decision = rejection && {
      state: 'decided' as const,
      rejected: changes.map(({ field }) => field),
      reason: rejection.reason,
      decided_at: ago(rejection.daysAgo),
      decided_by: people.get(ADMIN) ?? null,
    }
    const [inserted] = await db
      .insert(proposals)
      .values({
        commerce,
        owner_id: people.get(by)!,
        changes,
        photo: requested.cover === undefined ? null : (cover?.hash ?? null),
        created_at: ago(daysAgo),
        updated_at: ago(daysAgo),
        ...decision,
      })
      .returning({ id: proposals.id })
    const [before, after] = [logValues(changes, 'from'), logValues(changes)]
    const event = { type: 'proposal', id: inserted!.id, name: shop, before } as const
    events.push({ ...event, by, daysAgo, verb: 'create', after })
    if (rejection) {
      const { reason } = rejection
      const denied = { by: ADMIN, daysAgo: rejection.daysAgo, verb: 'deny' } as const
      events.push({ ...event, ...denied, after: { ...after, reason } })
    }
  }
  return events
}

function changesOf(
  row: RiskyRow,
  { name, direction, cover: alt }: TownProposal['requested'],
  drawnCover: StoredPhoto | undefined,
): StoredChange[] {
  const published = riskyOf(row)
  const changes: StoredChange[] = []
  if (name) changes.push({ field: 'name', from: published.name, to: name })
  if (direction) {
    const to = {
      ...published.address,
      ...addressOfShop({ direction }),
      direction,
      ...doorAt(direction),
    }
    changes.push({ field: 'address', from: published.address, to })
  }
  if (alt && drawnCover) {
    const { hash: photo, width, height, placeholder } = drawnCover
    const display = { alt, photo_focus_x: 50, photo_focus_y: 50, keeps_present: false }
    const to = { photo, width, height, placeholder, ...display }
    changes.push({ field: 'photo', from: published.photo, to })
  }
  return changes
}
