import { z } from 'zod'
import { townMap } from './map.ts'
import { modulesOutput } from './modules.ts'
import { notice } from './notices.ts'

/** The town of the directory, as in a postal address (schema.org/PostalAddress). */
export const town = z.object({
  locality: z.string(),
  /** The province or island. */
  region: z.string().nullable(),
})
export type Town = z.infer<typeof town>

/** Data about the directory that all pages need. */
export const site = z.object({
  town: town.extend({ postal_codes: z.array(z.string()) }).nullable(),
  /** The town's time zone, by its name in the IANA database. */
  time_zone: z.string(),
  /** Contact data of the office, shown on the contact page. */
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  /** Null: there is no map. */
  map: townMap.nullable(),
  /** The notice of today. */
  notice: notice.omit({ id: true }).nullable(),
  modules: modulesOutput,
  /** Whether the page of pharmacies on duty has one, or a link to the province's page. */
  has_duty: z.boolean(),
  /** Whether it is the demo with an invented town; never in production. */
  demo: z.boolean(),
})
export type Site = z.infer<typeof site>
