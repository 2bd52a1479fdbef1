import { z } from 'zod'
import { MAX_DIRECTION } from './address.ts'
import { ADDRESS_FIELDS } from './address-fields.ts'
import { inputsOf } from './field-table.ts'
import { text } from './fields.ts'

export const placeQuery = z.object({
  direction: text('La dirección es obligatoria', MAX_DIRECTION),
  ...inputsOf(ADDRESS_FIELDS),
})
export type PlaceQuery = z.infer<typeof placeQuery>

/** `proposal` null: the geocoder cannot find the address. `street`: it cannot find the house number. */
export const placeResponse = z.object({
  proposal: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      precision: z.enum(['door', 'street']),
    })
    .nullable(),
})
export type PlaceProposal = NonNullable<z.infer<typeof placeResponse>['proposal']>
