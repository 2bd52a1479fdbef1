import { type Commerce, commerce } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { pickerOf } from '../http/response-picker.ts'
import type { SignedCall } from '../http/route.ts'
import { SerializedJson } from '../http/serialized-json.ts'
import { signingPeriod } from '../photos/photo-url.ts'
import { presentCommerce } from './present-commerce.ts'
import type { CommerceRow } from './queries.ts'

/** A shop's JSON needs as much memory as eight rows of other lists. The cache counts rows. */
const ROW_SIZE = 8

const pick = pickerOf(commerce)

type SerializedCommerce = SerializedJson<Commerce> & { version: number }

/** Returns JSON as the caller may see it, cached by `key` until anything changes or photo URLs get new signatures. */
export function serializeUntilChange(
  call: SignedCall,
  key: string,
  read: () => Promise<CommerceRow[]>,
): Promise<SerializedCommerce[]> {
  const { clock, untilChange, viewer } = call
  return untilChange.of(
    `${scopeOf(viewer)} ${key}`,
    async () => serializeCommerces(call, await read()),
    ({ length }) => length * ROW_SIZE,
    signingPeriod(clock.now()),
  )
}

/** Part of the cache keys. Only the JSON for administrators contains the owners of shops. */
export const scopeOf = ({ id, role }: SignedCall['viewer']) =>
  role === ADMINISTRATOR ? 'all shops' : `shops of ${id}`

export function serializeCommerces(call: SignedCall, rows: CommerceRow[]): SerializedCommerce[] {
  return rows.map((row) => {
    const json = JSON.stringify(pick(presentCommerce(call, row)))
    return Object.assign(new SerializedJson<Commerce>(json), { version: row.version })
  })
}
