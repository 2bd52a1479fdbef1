import { LRUCache } from 'lru-cache'
import { type Commerce, commerce } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { prepared } from '../database/prepared.ts'
import { pickerOf } from '../http/response-picker.ts'
import type { SignedCall } from '../http/route.ts'
import { SerializedJson } from '../http/serialized-json.ts'
import { signingPeriod } from '../photos/photo-url.ts'
import { presentCommerce } from './present-commerce.ts'
import { type CommerceRow, readCommerces } from './queries.ts'
import type { CommerceRevision } from './revisions.ts'

type SerializedCommerce = SerializedJson<Commerce> & {
  revision: string
  version: number
  /** Whether it contains a signed URL of a photo. */
  isSigned: boolean
}

/** Maximum size of the cached JSON. A shop takes about 1,500 bytes. */
const MAX_BYTES = 48 * 1024 * 1024

const cacheOf = prepared(
  () =>
    new LRUCache<number, SerializedCommerce>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ bytes }) => bytes.length + 200,
    }),
)

const pick = pickerOf(commerce)

/**
 * Returns the JSON of shops as the caller may see them. It reads and serializes only rows whose cached revision is
 * stale. Leaves out shops that were purged meanwhile.
 */
export async function serializeCommerces(
  call: SignedCall,
  revisions: CommerceRevision[],
): Promise<SerializedCommerce[]> {
  const cache = cacheOf(call.db)
  const revisionOf = revisionsNow(call)
  const found = revisions.map((row) => {
    const cached = cache.get(keyOf(call, row))
    return cached?.revision === revisionOf(row, cached?.isSigned) ? cached : undefined
  })
  const missing = revisions.filter((_row, at) => found[at] === undefined).map(({ id }) => id)
  if (missing.length === 0) return found as SerializedCommerce[]
  const read = new Map<number, SerializedCommerce>()
  const rows = await readCommerces(call.db, missing)
  for (const row of rows) {
    const serialized = serialize(call, row, revisionOf)
    read.set(row.id, serialized)
    cache.set(keyOf(call, row), serialized)
  }
  return revisions.flatMap(({ id }, at) => found[at] ?? read.get(id) ?? [])
}

function serialize(
  call: SignedCall,
  row: CommerceRow,
  revisionOf: ReturnType<typeof revisionsNow>,
): SerializedCommerce {
  const serialized = new SerializedJson<Commerce>(JSON.stringify(pick(presentCommerce(call, row))))
  const isProposed = row.proposal?.changes.some(({ field }) => field === 'photo') ?? false
  const isSigned = isProposed || !row.photo_public
  return Object.assign(serialized, {
    revision: revisionOf(row, isSigned),
    version: row.version,
    isSigned,
  })
}

/** Only administrators see the owner, so what others see is cached under the negative id. */
function keyOf({ viewer }: SignedCall, { id }: { id: number }): number {
  return viewer.role === ADMINISTRATOR ? id : -id
}

/**
 * Completes revisions with what else the JSON depends on: signed URLs of photos, which change every few minutes, the
 * period of the bin, and the connection: transaction numbers may repeat after a failover.
 */
function revisionsNow({ changes, clock, settings }: SignedCall) {
  const common = `${changes.connections()} ${settings.present().keep_bin_days}`
  const period = signingPeriod(clock.now())
  return ({ revision }: CommerceRevision, isSigned: boolean | undefined): string =>
    `${common} ${revision} ${isSigned ? period : ''}`
}
