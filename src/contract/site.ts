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

/** What pages say about the directory as a whole. */
export const site = z.object({
  town: town.extend({ postal_codes: z.array(z.string()) }).nullable(),
  /** Of the town, by its name in the IANA database. */
  time_zone: z.string(),
  /** Of the directory's office, beside the form of the contact page. */
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  /** Null: there is none. */
  map: townMap.nullable(),
  /** What is on top of the pages today. */
  notice: notice.omit({ id: true }).nullable(),
  modules: modulesOutput,
  /** Whether the page of the pharmacy on duty knows one, or who knows. */
  has_duty: z.boolean(),
  /** Whether it shows the product with an invented town: never in production. */
  demo: z.boolean(),
})
export type Site = z.infer<typeof site>
