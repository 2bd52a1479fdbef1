import { sql } from 'drizzle-orm'
import { photoQuotaError } from '#contract/photos.ts'
import { ADMINISTRATOR, type Role } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { photoUploads } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { StoredPhoto } from './store-photo.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config'>
type Upload = Pick<StoredPhoto, 'hash' | 'bytes'>
/** Whose photo it is, and the hash of the one whose place it takes. */
type Sender = { viewer: { id: number; role: Role } | undefined; replaced: string | undefined }

const DAY = 24 * 60 * 60 * 1000
const MB = 1_000_000
/** Of a photo that the sweep has not measured yet. */
const USUAL_BYTES = 400_000
/** Any number, the same in every instance: with an owner's id it names the lock on their uploads. */
const UPLOADS_LOCK = 7_216_448

/**
 * The sentence for an account into which no further photo fits; undefined where there is room, and for
 * whoever has no quota: administrators, and registrations, which have their own limit. It holds nothing:
 * it spares the decoding.
 */
export async function quotaError(deps: Deps, sender: Sender): Promise<string | undefined> {
  const owner = ownerOf(sender)
  if (owner === undefined) return undefined
  const { photos, bytes } = await usageOf(deps.db, deps, owner, sender.replaced)
  return overQuotaError(deps, photos + 1, bytes + 1)
}

/**
 * Counts an upload against its owner's quota for a day, whatever names it then, or answers the sentence
 * that refuses it: of thirty at once, as many get through as there is room for.
 */
export async function reserveQuota(
  deps: Deps,
  sender: Sender,
  { hash, bytes }: Upload,
): Promise<{ error: string } | { takeBack: () => Promise<void> }> {
  const owner = ownerOf(sender)
  if (owner === undefined) return { takeBack: async () => {} }
  const at = deps.clock.now().toISOString()
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${UPLOADS_LOCK}, ${owner})`)
    const used = await usageOf(tx, deps, owner, sender.replaced, hash)
    // The same picture once more takes no more room.
    const error = used.held ? undefined : overQuotaError(deps, used.photos + 1, used.bytes + bytes)
    if (error !== undefined) return { error }
    await tx
      .insert(photoUploads)
      .values({ owner_id: owner, hash, bytes, at })
      .onConflictDoUpdate({ target: [photoUploads.owner_id, photoUploads.hash], set: { at } })
    return { takeBack: used.held ? async () => {} : () => deleteUpload(deps.db, owner, hash) }
  })
}

function ownerOf({ viewer }: Sender): number | undefined {
  return viewer?.role === ADMINISTRATOR ? undefined : viewer?.id
}

function overQuotaError({ config }: Deps, photos: number, bytes: number): string | undefined {
  if (photos > config.photosPerOwner) return photoQuotaError('photos', config)
  return bytes > config.photoMbPerOwner * MB ? photoQuotaError('bytes', config) : undefined
}

type Usage = { photos: number; bytes: number; held: boolean }

/**
 * Every photo once that a shop or an offer of the owner names, the bin included, or that came within a
 * day. The one that is replaced leaves its place, unless it is as new itself or stands elsewhere too.
 */
async function usageOf(
  db: Db,
  { clock }: Deps,
  owner: number,
  replaced = '',
  hash = '',
): Promise<Usage> {
  const since = new Date(clock.now().getTime() - DAY).toISOString()
  const { rows } = await db.execute<Usage>(sql`
    with named as (
      select photo from commerces where owner_id = ${owner}
      union all
      select offers.photo from offers join commerces on commerces.id = offers.commerce
      where commerces.owner_id = ${owner} and offers.photo is not null
    ), recent as (
      select hash, bytes from photo_uploads where owner_id = ${owner} and at > ${since}
    ), held as (
      select photo as hash from named group by photo having photo <> ${replaced} or count(*) > 1
      union
      select hash from recent
    )
    select count(*)::int as photos,
      coalesce(sum(coalesce(photos.bytes, recent.bytes, ${USUAL_BYTES})), 0)::float8 as bytes,
      coalesce(bool_or(held.hash = ${hash}), false) as held
    from held left join photos using (hash) left join recent using (hash)`)
  return rows[0]!
}

async function deleteUpload(db: Db, owner: number, hash: string): Promise<void> {
  await db
    .delete(photoUploads)
    .where(sql`${photoUploads.owner_id} = ${owner} and ${photoUploads.hash} = ${hash}`)
}
