import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Status } from '#contract/commerces.ts'
import type { RiskyField } from '#contract/proposals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { commerces, proposals } from '../database/schema.ts'
import type { StoredChange } from '../database/stored-change.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { SignedCall } from '../http/route.ts'
import { proposalPending } from '../mail/commerce-mails.ts'
import { notifyOfNew } from '../moderation/notify-administrators.ts'
import { isSameValue, type RiskyRow, riskyOf } from './risky-values.ts'

const NOTIFICATIONS: RateLimit = { scope: 'proposal-told', limit: 1, seconds: 60 * 60 }

type ShopWithProposal = {
  id: number
  name: string
  proposal: { id: number; revision: number; changes: StoredChange[] } | null
}

type Owner = { is_trusted: boolean } | null

/** Returns the fields of a shop whose changes by the caller must be reviewed. */
export function reviewedFields(
  call: Pick<SignedCall, 'viewer' | 'settings'>,
  { status, owner }: { status: Status; owner: Owner },
): RiskyField[] {
  const isReviewed = call.viewer.role !== ADMINISTRATOR && status === 'OK'
  return isReviewed ? reviewedForOwner(call, owner) : []
}

export function reviewedForOwner({ settings }: Pick<SignedCall, 'settings'>, owner: Owner) {
  return owner?.is_trusted ? [] : settings.present().review_fields
}

type Proposal = ShopWithProposal['proposal']

export function isSameProposal(proposal: Proposal, next: readonly StoredChange[]): boolean {
  return isDeepStrictEqual(proposal?.changes ?? [], next)
}

/** Stores the pending changes (`next`) of a locked shop. If none, closes (`isReleased`) or withdraws the proposal. */
export async function saveProposal(
  tx: Db,
  call: SignedCall,
  shop: ShopWithProposal,
  { next, isReleased, now }: { next: StoredChange[]; isReleased: boolean; now: Date },
): Promise<void> {
  const owner_id = call.viewer.id
  const at = now.toISOString()
  const { proposal } = shop
  const event = { type: 'proposal', name: shop.name } as const
  if (isReleased && next.length === 0) return closeProposals(tx, call, [shop], CLOSED.released)
  const written = { changes: next, photo: photoOf(next), updated_at: at, owner_id }
  if (proposal === null) {
    const row = { ...written, commerce: shop.id, created_at: at }
    const [created] = await tx.insert(proposals).values(row).returning({ id: proposals.id })
    const values = { before: logValues(next, 'from'), after: logValues(next) }
    await record(tx, call, { ...event, verb: 'create', id: created!.id, ...values })
    await notifyOfNew(tx, call, NOTIFICATIONS, proposalPending(shop))
    return
  }
  const { id, changes } = proposal
  const isRow = eq(proposals.id, id)
  if (next.length === 0) {
    const withdrawn = { state: 'withdrawn', decided_at: at, photo: null } as const
    await tx.update(proposals).set(withdrawn).where(isRow)
    await record(tx, call, { ...event, verb: 'withdraw', id, after: logValues(changes) })
    return
  }
  const revision = proposal.revision + 1
  await tx
    .update(proposals)
    .set({ ...written, revision })
    .where(isRow)
  const values = { before: logValues(changes), after: logValues(next) }
  await record(tx, call, { ...event, verb: 'update', id, ...values })
}

/** Raises the revision if a save changed a published value of a proposed field: reviewers must see the new value. */
export async function reviseWhereTouched(
  tx: Db,
  shop: ShopWithProposal & RiskyRow,
  after: RiskyRow,
) {
  const { proposal } = shop
  if (proposal === null) return
  const [before, saved] = [riskyOf(shop), riskyOf(after)]
  const isTouched = proposal.changes.some(
    ({ field }) => !isSameValue(field, before[field] as never, saved[field] as never),
  )
  if (!isTouched) return
  const revision = sql`${proposals.revision} + 1`
  await tx.update(proposals).set({ revision }).where(eq(proposals.id, proposal.id))
}

/** Reasons, shown to the owner, why a proposal was closed without a decision. */
export const CLOSED = {
  deleted: 'El comercio se ha eliminado.',
  passedOn: 'El comercio ha pasado a otra persona.',
  category: 'La categoría que pedía ya no existe.',
  released: 'Ya no hacía falta revisarlo, y se ha publicado.',
} as const

/** After a change of owner keeps the photo: an undo would reopen the proposal. The shops must be locked. */
export async function closeProposals(
  tx: Db,
  call: Pick<SignedCall, 'viewer' | 'clock'>,
  shops: { id: number; name: string }[],
  reason: string,
): Promise<void> {
  if (shops.length === 0) return
  const decided_at = call.clock.now().toISOString()
  const photo = reason === CLOSED.passedOn ? undefined : null
  const ids = shops.map(({ id }) => id)
  const closed = await tx
    .update(proposals)
    .set({ state: 'closed', reason, decided_at, photo })
    .where(and(inArray(proposals.commerce, ids), eq(proposals.state, 'open')))
    .returning({ id: proposals.id, commerce: proposals.commerce })
  for (const { id, commerce } of closed) {
    const { name } = shops.find((shop) => shop.id === commerce)!
    await record(tx, call, { verb: 'close', type: 'proposal', id, name, after: { reason } })
  }
}

/** A change of a proposal raises the version (`ETag`) of its shop, because responses about the shop contain it. */
export async function raiseVersion(tx: Db, id: number): Promise<void> {
  const version = sql`${commerces.version} + 1`
  await tx.update(commerces).set({ version }).where(eq(commerces.id, id))
}

export function logValues(changes: readonly StoredChange[], which: 'from' | 'to' = 'to') {
  return Object.assign(
    {},
    ...changes.map((change) => {
      if (change.field === 'photo') return { photo: change[which].photo }
      if (change.field === 'address') return changedParts(change, which)
      return { [change.field]: change[which] }
    }),
  ) as Record<string, unknown>
}

function changedParts({ from, to }: StoredChange & { field: 'address' }, which: 'from' | 'to') {
  const names = Object.keys(to) as (keyof typeof to)[]
  const differing = names.filter((name) => from[name] !== to[name])
  return Object.fromEntries(differing.map((name) => [name, (which === 'from' ? from : to)[name]]))
}

function photoOf(changes: readonly StoredChange[]): string | null {
  const change = changes.find(({ field }) => field === 'photo')
  return change?.field === 'photo' ? change.to.photo : null
}
