import { z } from 'zod'

/** The town whose shops these are, as a postal address names it (schema.org/PostalAddress). */
export const town = z.object({
  locality: z.string(),
  /** The province or island, where it is said. */
  region: z.string().nullable(),
})
export type Town = z.infer<typeof town>

/** What every page may have to say of the directory as a whole. */
export const site = z.object({ town: town.nullable() })
export type Site = z.infer<typeof site>
