import { eq } from 'drizzle-orm'
import { record } from '../activity/record.ts'
import { lockOwnerAndViewer } from '../commerces/delete-commerce.ts'
import { lockCategoryUse } from '../database/category-rows.ts'
import { lockCommerces } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { applications, commerces, offers, type restrictions, users } from '../database/schema.ts'
import { writeOpenings } from '../hours/write-openings.ts'
import type { SignedCall } from '../http/route.ts'
import { applyRejected } from '../proposals/apply-rejected.ts'
import { lockProposal } from '../proposals/queries.ts'
import { lockUser, type UserRow } from '../users/queries.ts'

type Row = Pick<
  typeof restrictions.$inferSelect,
  'kind' | 'commerce' | 'offer' | 'account' | 'proposal'
>

/** Locks the object of a restriction. Returns a function that undoes the restriction. */
export async function lockObject(tx: Db, call: SignedCall, row: Row): Promise<() => Promise<void>> {
  const { kind, commerce, offer, account, proposal } = row
  if (proposal !== null) {
    await lockCategoryUse(tx)
    const lockedProposal = await lockProposal(tx, call.viewer, proposal)
    // `lockedProposal` is undefined if the shop is in the bin.
    return async () => lockedProposal && (await applyRejected(tx, call, lockedProposal))
  }
  if (account !== null) {
    const user = await lockUser(tx, account)
    return () => activate(tx, call, user)
  }
  if (offer !== null) {
    const [found] = await tx.select().from(offers).where(eq(offers.id, offer))
    if (found !== undefined) await lockCommerces(tx, eq(commerces.id, found.commerce))
    return () => restoreOffer(tx, call, offer)
  }
  const id = commerce!
  if (kind === 'commerce_deleted') await lockOwnerAndViewer(tx, call.viewer, id)
  await lockCommerces(tx, eq(commerces.id, id))
  if (kind === 'application_rejected') return () => accept(tx, call, id)
  return () => (kind === 'commerce_hidden' ? show(tx, call, id) : restoreShop(tx, call, id))
}

async function activate(tx: Db, call: SignedCall, user: UserRow | undefined): Promise<void> {
  if (user === undefined || user.is_active) return
  const { id, username: name } = user
  await tx.update(users).set({ is_active: true }).where(eq(users.id, id))
  const states = { before: { is_active: false }, after: { is_active: true } }
  await record(tx, call, { verb: 'activate', type: 'user', id, name, ...states })
}

async function restoreOffer(tx: Db, call: SignedCall, id: number): Promise<void> {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, id))
  if (offer === undefined || offer.deleted_at === null) return
  await tx.update(offers).set({ deleted_at: null }).where(eq(offers.id, id))
  await record(tx, call, { verb: 'restore', type: 'offer', id, name: offer.title })
}

async function findShop(tx: Db, id: number) {
  const [shop] = await tx.select().from(commerces).where(eq(commerces.id, id))
  return shop
}

async function restoreShop(tx: Db, call: SignedCall, id: number): Promise<void> {
  const shop = await findShop(tx, id)
  if (shop === undefined || shop.deleted_at === null) return
  await tx.update(commerces).set({ deleted_at: null }).where(eq(commerces.id, id))
  await writeOpenings(tx, call, [id])
  await record(tx, call, { verb: 'restore', type: 'commerce', id, name: shop.name })
}

async function show(tx: Db, call: SignedCall, id: number): Promise<void> {
  const shop = await findShop(tx, id)
  if (shop === undefined || !shop.hidden) return
  const updated_at = call.clock.now().toISOString()
  const columns = { hidden: false, closed_at: null, updated_at, version: shop.version + 1 }
  await tx.update(commerces).set(columns).where(eq(commerces.id, id))
  const states = { before: { hidden: true }, after: { hidden: false } }
  await record(tx, call, { verb: 'show', type: 'commerce', id, name: shop.name, ...states })
}

async function accept(tx: Db, call: SignedCall, commerce: number): Promise<void> {
  const ofShop = eq(applications.commerce, commerce)
  const [application] = await tx.select().from(applications).where(ofShop)
  const shop = await findShop(tx, commerce)
  if (application?.status !== 'RE' || shop === undefined) return
  const { pk: id, reason } = application
  const accepted = { status: 'OK', reason: null } as const
  const decided_at = call.clock.now().toISOString()
  const decided = { ...accepted, decided_at, decided_by: call.viewer.id }
  await tx.update(applications).set(decided).where(ofShop)
  const states = { before: { status: 'RE', reason }, after: accepted }
  await record(tx, call, { verb: 'accept', type: 'application', id, name: shop.name, ...states })
}
