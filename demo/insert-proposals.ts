import { eq, getTableColumns } from 'drizzle-orm'
import type { RiskyField } from '#contract/proposals.ts'
import type { Db } from '#server/database/open.ts'
import { commerces, photos, proposals } from '#server/database/schema.ts'
import type { StoredChange } from '#server/database/stored-change.ts'
import { photoColumns } from '#server/photos/gallery-rows.ts'
import type { StoredPhoto } from '#server/photos/store-photo.ts'
import { type RiskyRow, riskyOf } from '#server/review/risky-values.ts'
import { logValues } from '#server/review/save-proposal.ts'
import { ADMIN, type LogEvent } from './history.ts'
import type { ProposedCovers } from './insert-town.ts'
import type { RequestedChange, Town, TownProposal } from './shape.ts'
import { addressOfShop } from './shop-details.ts'
import { doorAt } from './street-plan.ts'

type Context = {
  /** Ids of people by e-mail, and of categories by name. */
  people: Map<string, number>
  categories: Map<string, number>
  covers: ProposedCovers
  ago: (days: number) => string
}

/** Inserts the proposals of a town; returns their events for the log. */
export async function insertProposals(
  db: Db,
  town: Town,
  ids: number[],
  context: Context,
): Promise<LogEvent[]> {
  const lines: LogEvent[] = []
  for (const proposal of town.proposals) {
    const at = town.shops.findIndex(({ name }) => name === proposal.shop)
    // A smaller town does not have all shops.
    if (at === -1) continue
    lines.push(...(await insertProposal(db, ids[at]!, town.shops[at]!.owner, proposal, context)))
  }
  return lines
}

async function insertProposal(
  db: Db,
  commerce: number,
  ownerEmail: string,
  proposal: TownProposal,
  context: Context,
): Promise<LogEvent[]> {
  // `asks`: the requested values; `from`: the published values then.
  const { shop, from, asks, daysAgo, decidedDaysAgo } = proposal
  const { people, covers, ago } = context
  const [present] = await db
    .select({ ...getTableColumns(commerces), ...photoColumns })
    .from(commerces)
    .innerJoin(photos, eq(photos.hash, commerces.photo))
    .where(eq(commerces.id, commerce))
  const cover = covers.get(commerce)
  const changes = changesOf(present!, from, asks, cover, context)
  const isRejected = ({ field }: StoredChange) => (proposal.rejected ?? []).includes(field)
  const accepted = changes.filter((change) => !isRejected(change))
  const rejected = changes.filter(isRejected)
  const isOpen = decidedDaysAgo === undefined
  const fieldsOf = (some: StoredChange[]): RiskyField[] => some.map(({ field }) => field)
  const decision = isOpen
    ? // Only an open proposal keeps its proposed cover in the column `photo`.
      { photo: asks.cover === undefined ? null : (cover?.hash ?? null) }
    : {
        state: 'decided' as const,
        accepted: fieldsOf(accepted),
        rejected: fieldsOf(rejected),
        reason: proposal.reason ?? null,
        decided_at: ago(decidedDaysAgo),
        decided_by: people.get(ADMIN) ?? null,
      }
  const [row] = await db
    .insert(proposals)
    .values({
      commerce,
      owner_id: people.get(ownerEmail)!,
      changes,
      created_at: ago(daysAgo),
      updated_at: ago(daysAgo),
      ...decision,
    })
    .returning({ id: proposals.id })

  const about = { by: ownerEmail, type: 'proposal', id: row!.id, name: shop } as const
  const logged = (some: StoredChange[]) => ({
    before: logValues(some, 'from'),
    after: logValues(some),
  })
  const lines: LogEvent[] = [{ ...about, daysAgo, verb: 'create', ...logged(changes) }]
  if (isOpen) return lines
  const decided = { ...about, by: ADMIN, daysAgo: decidedDaysAgo }
  lines.push({ ...decided, verb: 'accept', ...logged(accepted) })
  if (rejected.length === 0) return lines
  const { before, after } = logged(rejected)
  const withReason = { before, after: { ...after, reason: proposal.reason } }
  return [...lines, { ...decided, verb: 'deny', ...withReason }]
}

/** Returns the changes of a request, from the values at that time (`from`, otherwise the current ones). */
function changesOf(
  present: RiskyRow,
  from: RequestedChange = {},
  asks: RequestedChange,
  cover: StoredPhoto | undefined,
  { categories }: Context,
): StoredChange[] {
  const published = riskyOf(present)
  const idsOf = (names: string[]) => names.map((name) => categories.get(name)!)
  const placeOf = (direction: string) => ({
    ...published.address,
    ...addressOfShop({ direction }),
    direction,
    ...doorAt(direction),
  })
  const changes: StoredChange[] = []
  if (asks.name) changes.push({ field: 'name', from: published.name, to: asks.name })
  if (asks.categories) {
    const before = from.categories ? idsOf(from.categories) : published.category
    changes.push({ field: 'category', from: before, to: idsOf(asks.categories) })
  }
  if (asks.direction) {
    const before = from.direction ? placeOf(from.direction) : published.address
    changes.push({ field: 'address', from: before, to: placeOf(asks.direction) })
  }
  if (asks.cover && cover) {
    const { hash: photo, width, height, placeholder } = cover
    const display = { alt: asks.cover, photo_focus_x: 50, photo_focus_y: 50, keeps_present: false }
    const to = { photo, width, height, placeholder, ...display }
    changes.push({ field: 'photo', from: published.photo, to })
  }
  return changes
}
