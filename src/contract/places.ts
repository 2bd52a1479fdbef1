import { z } from 'zod'
import { MAX_DIRECTION } from './address.ts'
import { ADDRESS_FIELDS } from './address-fields.ts'
import { inputsOf } from './field-table.ts'
import { text } from './fields.ts'

/** The address to locate. Its parts, if given, override the line. */
export const placeSought = z.object({
  direction: text('La dirección es obligatoria', MAX_DIRECTION),
  ...inputsOf(ADDRESS_FIELDS),
})
export type PlaceSought = z.infer<typeof placeSought>

/** A proposed location. `door`: the number was found; `street`: only the street. Null: nothing was found. */
export const placeFound = z.object({
  proposal: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      precision: z.enum(['door', 'street']),
    })
    .nullable(),
})
export type PlaceProposal = NonNullable<z.infer<typeof placeFound>['proposal']>
