import { z } from 'zod'
import { townMap } from './map.ts'
import { modulesOutput } from './modules.ts'
import { notice } from './notices.ts'

export const town = z.object({
  locality: z.string(),
  region: z.string().nullable(),
})
export type Town = z.infer<typeof town>

export const site = z.object({
  town: town.extend({ postal_codes: z.array(z.string()) }).nullable(),
  /** The town's time zone, by its name in the IANA database. */
  time_zone: z.string(),
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  map: townMap.nullable(),
  notice: notice.omit({ id: true }).nullable(),
  modules: modulesOutput,
  /** Whether the page of pharmacies on duty can show a pharmacy, or a link to the province's page. */
  has_duty: z.boolean(),
  demo: z.boolean(),
})
export type Site = z.infer<typeof site>
