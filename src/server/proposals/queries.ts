import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Proposal, ProposalOutcome, ProposalQuery } from '#contract/proposals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { lockCommerces } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { commerces, photos, proposals, publishedCommerces, users } from '../database/schema.ts'
import { containPhrase } from '../database/words.ts'
import type { Viewer } from '../http/access.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import { longestWaitingFirst, rowListOf } from '../http/row-list.ts'
import { photoColumns } from '../photos/gallery-rows.ts'
import { coverUrlFor } from '../photos/photo-url.ts'
import { presentChanges } from '../review/present-changes.ts'
import { PLACE, riskyOf } from '../review/risky-values.ts'
import { reviewedForOwner } from '../review/save-proposal.ts'
import type { Services } from '../services.ts'

const deciders = alias(users, 'deciders')
const owners = alias(users, 'owners')

const placeColumns = Object.fromEntries(PLACE.map((name) => [name, commerces[name]])) as {
  [Name in (typeof PLACE)[number]]: (typeof commerces)[Name]
}

const columns = {
  id: proposals.id,
  revision: proposals.revision,
  state: proposals.state,
  changes: proposals.changes,
  accepted: proposals.accepted,
  rejected: proposals.rejected,
  reason: proposals.reason,
  created_at: proposals.created_at,
  updated_at: proposals.updated_at,
  decided_at: proposals.decided_at,
  decided_by: deciders.username,
  owner: {
    id: owners.id,
    username: owners.username,
    email: owners.email,
    is_trusted: owners.is_trusted,
  },
  shop: {
    id: commerces.id,
    name: commerces.name,
    category: commerces.category,
    ...placeColumns,
    photo: commerces.photo,
    photo_alt: commerces.photo_alt,
    photo_focus_x: commerces.photo_focus_x,
    photo_focus_y: commerces.photo_focus_y,
    ...photoColumns,
  },
  is_published: sql<boolean>`${publishedCommerces.commerce} is not null`,
}

function select(db: Db) {
  return db
    .select(columns)
    .from(proposals)
    .innerJoin(commerces, eq(commerces.id, proposals.commerce))
    .innerJoin(photos, eq(photos.hash, commerces.photo))
    .leftJoin(publishedCommerces, eq(publishedCommerces.commerce, commerces.id))
    .leftJoin(owners, and(eq(owners.id, proposals.owner_id), isNull(owners.deleted_at)))
    .leftJoin(deciders, eq(deciders.id, proposals.decided_by))
}

export type ProposalRow = Awaited<ReturnType<typeof select>>[number]

function reachableBy(viewer: Viewer): SQL | undefined {
  if (viewer.role === ADMINISTRATOR) return undefined
  return and(eq(proposals.owner_id, viewer.id), eq(commerces.owner_id, viewer.id))
}

function matching(viewer: Viewer, query: ProposalQuery): SQL | undefined {
  const { id, state, outcome, commerce, owner, field, search } = query
  return and(
    isNull(commerces.deleted_at),
    reachableBy(viewer),
    withIds(proposals.id, id),
    state && eq(proposals.state, state),
    outcome && withOutcome(outcome),
    commerce === undefined ? undefined : eq(proposals.commerce, commerce),
    owner === undefined ? undefined : eq(proposals.owner_id, owner),
    field && sql`${proposals.changes} @> ${JSON.stringify([{ field }])}::jsonb`,
    containPhrase(search, commerces.name, owners.username, owners.email),
  )
}

function withOutcome(outcome: ProposalOutcome): SQL | undefined {
  const isRejected = sql`cardinality(${proposals.rejected}) > 0`
  return and(eq(proposals.state, 'decided'), outcome === 'rejected' ? isRejected : not(isRejected))
}

const SORT_COLUMNS = {
  ...columns,
  commerce: commerces.name,
  owner: owners.normalized,
}

const LONGEST_WAITING_FIRST = longestWaitingFirst(
  sql`${proposals.state} = 'open'`,
  proposals.created_at,
  proposals.decided_at,
  proposals.id,
)

export function listProposals(db: Db, viewer: Viewer, query: ProposalQuery) {
  return rowListOf(
    db,
    () => select(db).where(matching(viewer, query)),
    sortedBy(SORT_COLUMNS, query.ordering, proposals.id) ?? LONGEST_WAITING_FIRST,
  )
}

export async function findProposal(db: Db, viewer: Viewer, id: number) {
  const [found] = await select(db).where(
    and(eq(proposals.id, id), isNull(commerces.deleted_at), reachableBy(viewer)),
  )
  return found
}

export async function lockProposal(tx: Db, viewer: Viewer, id: number) {
  await lockCommerces(
    tx,
    sql`${commerces.id} = (select ${proposals.commerce} from ${proposals} where ${proposals.id} = ${id})`,
  )
  return findProposal(tx, viewer, id)
}

type Call = Pick<Services, 'config' | 'clock' | 'settings'> & { viewer: Viewer }

export function presentProposal(call: Call, row: ProposalRow): Proposal {
  const { shop, is_published, owner, changes, decided_by, ...rest } = row
  const isAdministrator = call.viewer.role === ADMINISTRATOR
  const { id } = shop
  // Only the current photo of a published shop has a public URL; other photos have a signed URL.
  const signedUrlOf = (photo: string) => coverUrlFor(call, { id, photo }, false)
  const urlOf = (photo: string) =>
    coverUrlFor(call, { id, photo }, is_published && photo === shop.photo)
  const reviewed = reviewedForOwner(call, owner)
  const proposedFields = rest.state === 'open' ? changes.map(({ field }) => field) : []
  return {
    ...rest,
    commerce: { id: shop.id, name: shop.name, category: shop.category, is_published },
    released: proposedFields.filter((field) => !reviewed.includes(field)),
    changes: presentChanges(changes, riskyOf(shop), urlOf, signedUrlOf),
    decided_by: isAdministrator ? decided_by : null,
    owner: isAdministrator ? owner : null,
  }
}
