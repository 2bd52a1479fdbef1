import { sql } from 'drizzle-orm'
import { photoQuotaError } from '#contract/photos.ts'
import { ADMINISTRATOR, type Role } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { photoUploads } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { StoredPhoto } from './store-photo.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'settings'>
type Upload = Pick<StoredPhoto, 'hash' | 'bytes'>
/** `replaced` is the hash of the photo that the new one replaces. */
type Sender = { viewer: { id: number; role: Role } | undefined; replaced: string | undefined }

const DAY_MS = 24 * 60 * 60 * 1000
const MB = 1_000_000
/** Assumed for a photo from before sizes were stored. */
export const DEFAULT_BYTES = 400_000
/** Key of an advisory lock: arbitrary, but the same in every instance. */
const UPLOADS_LOCK = 7_216_448

/** Returns the error if not even a photo of one byte fits. Reserves nothing; call it before the costly decoding. */
export async function quotaError(deps: Deps, sender: Sender): Promise<string | undefined> {
  const owner = ownerOf(sender)
  if (owner === undefined) return undefined
  const { photos, bytes } = await usageOf(deps.db, deps, owner, sender.replaced)
  return overQuotaError(deps, photos + 1, bytes + 1)
}

/** Counts an upload for a day. The lock keeps concurrent uploads from exceeding the quota together. */
export async function reserveQuota(
  deps: Deps,
  sender: Sender,
  { hash, bytes }: Upload,
): Promise<{ error: string } | { undo: () => Promise<void> }> {
  const owner = ownerOf(sender)
  if (owner === undefined) return { undo: async () => {} }
  const at = deps.clock.now().toISOString()
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${UPLOADS_LOCK}, ${owner})`)
    const used = await usageOf(tx, deps, owner, sender.replaced, hash)
    // A photo that the owner already has takes no more room.
    const error = used.isOwn ? undefined : overQuotaError(deps, used.photos + 1, used.bytes + bytes)
    if (error !== undefined) return { error }
    await tx
      .insert(photoUploads)
      .values({ owner_id: owner, hash, bytes, at })
      .onConflictDoUpdate({ target: [photoUploads.owner_id, photoUploads.hash], set: { at } })
    return { undo: used.isOwn ? async () => {} : () => deleteUpload(deps.db, owner, hash) }
  })
}

/** Administrators have no quota, and registrations have their own limit. */
function ownerOf({ viewer }: Sender): number | undefined {
  return viewer?.role === ADMINISTRATOR ? undefined : viewer?.id
}

function overQuotaError({ config, settings }: Deps, photos: number, bytes: number) {
  const limits = { ...config, ...settings.present() }
  if (photos > limits.photosPerOwner) return photoQuotaError('photos', limits)
  return bytes > limits.photoMbPerOwner * MB ? photoQuotaError('bytes', limits) : undefined
}

/** `isOwn`: the photo with this hash is counted already. */
type Usage = { photos: number; bytes: number; isOwn: boolean }

/**
 * Counts each photo that a shop, offer or proposal of the owner uses, the bin included, or that was uploaded within a
 * day. The replaced photo does not count, unless it was uploaded within a day or is used elsewhere.
 */
async function usageOf(db: Db, { clock }: Deps, owner: number, replaced = '', hash = '') {
  const since = new Date(clock.now().getTime() - DAY_MS).toISOString()
  const { rows } = await db.execute<Usage>(sql`
    with referenced as (
      select photo from commerces where owner_id = ${owner} and photo <> ''
      union all
      select commerce_photos.photo from commerce_photos
      join commerces on commerces.id = commerce_photos.commerce
      where commerces.owner_id = ${owner}
      union all
      select photo from proposals where owner_id = ${owner} and photo is not null
      union all
      select offers.photo from offers join commerces on commerces.id = offers.commerce
      where commerces.owner_id = ${owner} and offers.photo is not null
    ), recent as (
      select hash, bytes from photo_uploads where owner_id = ${owner} and at > ${since}
    ), counted as (
      select photo as hash from referenced group by photo having photo <> ${replaced} or count(*) > 1
      union
      select hash from recent
    )
    select count(*)::int as photos,
      coalesce(sum(coalesce(photos.bytes, recent.bytes, ${DEFAULT_BYTES})), 0)::float8 as bytes,
      coalesce(bool_or(counted.hash = ${hash}), false) as "isOwn"
    from counted left join photos using (hash) left join recent using (hash)`)
  return rows[0]!
}

async function deleteUpload(db: Db, owner: number, hash: string): Promise<void> {
  await db
    .delete(photoUploads)
    .where(sql`${photoUploads.owner_id} = ${owner} and ${photoUploads.hash} = ${hash}`)
}
