import { z } from 'zod'
import { MAX_DIRECTION } from './address.ts'
import { ADDRESS_FIELDS } from './address-fields.ts'
import { inputsOf } from './field-table.ts'
import { text } from './fields.ts'

export const placeSought = z.object({
  direction: text('La dirección es obligatoria', MAX_DIRECTION),
  ...inputsOf(ADDRESS_FIELDS),
})
export type PlaceSought = z.infer<typeof placeSought>

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
