import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { AccountExport } from '#contract/profile.ts'
import type { Db } from '../database/open.ts'
import {
  activity,
  applications,
  commercePhotos,
  commerces,
  messages,
  offers,
  proposals,
  reports,
  restrictions,
  sessions,
} from '../database/schema.ts'
import { notFound } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import { type RateLimit, reserveAttempt } from '../http/rate-limit.ts'
import type { SignedCall } from '../http/route.ts'
import { coverUrlFor, photoUrlFor } from '../photos/photo-url.ts'
import { listPublicPhotos } from '../photos/public-photos.ts'
import { presentPending } from '../review/present-changes.ts'
import { deviceLabel } from './device-label.ts'
import { findAccount } from './queries.ts'

const EXPORTS: RateLimit = { scope: 'export:account', limit: 10, seconds: 60 * 60 }

export async function exportAccount(call: SignedCall): Promise<AccountExport> {
  const { clock, viewer } = call
  const now = clock.now()
  await reserveAttempt(call, { limit: EXPORTS, key: String(viewer.id) })
  // All queries read one snapshot.
  return await call.db.transaction(
    async (db) => {
      const account = await findAccount(db, viewer.id, now)
      if (account === undefined) throw notFound()
      const shops = await db
        .select()
        .from(commerces)
        .where(eq(commerces.owner_id, viewer.id))
        .orderBy(asc(commerces.id))
      const ids = shops.map(({ id }) => id)
      const ownApplications = await db
        .select()
        .from(applications)
        .where(inArray(applications.commerce, ids))
        .orderBy(asc(applications.pk))
      const ownOffers = await db
        .select()
        .from(offers)
        .where(inArray(offers.commerce, ids))
        .orderBy(asc(offers.id))
      const furtherPhotos = await db
        .select()
        .from(commercePhotos)
        .where(inArray(commercePhotos.commerce, ids))
        .orderBy(sql`${commercePhotos.deleted_at} nulls first`, asc(commercePhotos.position))
      const ownProposals = await db
        .select()
        .from(proposals)
        .where(eq(proposals.owner_id, viewer.id))
        .orderBy(asc(proposals.id))
      const photos = [...shops, ...furtherPhotos, ...ownOffers].flatMap(({ photo }) =>
        photo ? [photo] : [],
      )
      const publicPhotos = await listPublicPhotos(db, photos)
      const urlOfPhoto = (id: number) => (photo: string) =>
        coverUrlFor(call, { id, photo }, publicPhotos.has(photo))
      return {
        exported_at: now.toISOString(),
        account,
        commerces: shops.map((shop) => ({
          ...shop,
          photo: urlOfPhoto(shop.id)(shop.photo),
          photos: [
            { id: shop.photo_id, photo: shop.photo, alt: shop.photo_alt, deleted_at: null },
            ...furtherPhotos.filter(({ commerce }) => commerce === shop.id),
          ]
            .filter(({ photo }) => photo !== '')
            .map(({ photo, ...rest }) => ({ ...rest, url: urlOfPhoto(shop.id)(photo) })),
        })),
        applications: ownApplications,
        offers: ownOffers.map(({ photo, ...offer }) => ({
          ...offer,
          photo: photo && photoUrlFor(call, photo, publicPhotos.has(photo)),
        })),
        messages: await messagesFrom(db, viewer.email),
        reports: await reportsFrom(db, viewer.email),
        proposals: ownProposals.map(({ changes, ...proposal }) => {
          const urlOf = urlOfPhoto(proposal.commerce)
          return { ...proposal, changes: presentPending(changes, urlOf, urlOf) }
        }),
        restrictions: await restrictionsOf(db, viewer.id, ids),
        sessions: await sessionsOf(db, viewer.id),
        activity: await activityOf(db, viewer, {
          commerce: ids,
          application: ownApplications.map(({ pk }) => pk),
          offer: ownOffers.map(({ id }) => id),
          proposal: ownProposals.map(({ id }) => id),
        }),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function messagesFrom(db: Db, email: string) {
  return db
    .select()
    .from(messages)
    .where(sql`lower(${messages.sender}) = lower(${email})`)
    .orderBy(asc(messages.id))
}

function reportsFrom(db: Db, email: string) {
  return db
    .select()
    .from(reports)
    .where(sql`lower(${reports.email}) = lower(${email})`)
    .orderBy(asc(reports.id))
}

/** Leaves out appeals of former owners. */
async function restrictionsOf(db: Db, user: number, shops: number[]) {
  const found = await db
    .select({ restriction: restrictions })
    .from(restrictions)
    .leftJoin(offers, eq(offers.id, restrictions.offer))
    .where(
      or(
        eq(restrictions.account, user),
        eq(restrictions.appellant, user),
        inArray(sql`coalesce(${restrictions.commerce}, ${offers.commerce})`, shops),
      ),
    )
    .orderBy(asc(restrictions.id))
  return found.map(({ restriction }) =>
    restriction.appellant === user || restriction.appeal === null
      ? restriction
      : { ...restriction, appeal: '', answer: '' },
  )
}

async function sessionsOf(db: Db, user: number) {
  const found = await db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, user))
    .orderBy(desc(sessions.created_at))
  return found.map((session) => ({ ...session, user_agent: deviceLabel(session.user_agent) }))
}

type OwnIds = Record<'commerce' | 'application' | 'offer' | 'proposal', number[]>

/** Leaves out names of administrators, and the objects of others. */
async function activityOf(db: Db, { id }: Viewer, own: OwnIds) {
  const isOwn = or(
    and(eq(activity.object_type, 'user'), eq(activity.object_id, id)),
    ...Object.entries(own).map(([type, ids]) =>
      and(eq(activity.object_type, type), inArray(activity.object_id, ids)),
    ),
  )
  const events = await db
    .select({ event: activity, isOwn: sql<boolean>`coalesce(${isOwn}, false)` })
    .from(activity)
    .where(or(eq(activity.actor_id, id), isOwn))
    .orderBy(desc(activity.id))
  return events.map(({ event, isOwn }) => ({
    at: event.at,
    actor: actorOf(event, id),
    verb: event.verb,
    object_type: event.object_type,
    object_id: event.object_id,
    object: isOwn ? event.object : null,
    before: isOwn ? event.before : null,
    after: isOwn ? event.after : null,
  })) as AccountExport['activity']
}

function actorOf({ actor, actor_id }: typeof activity.$inferSelect, own: number): string {
  return actor_id === null || actor_id === own ? actor : 'Administración'
}
