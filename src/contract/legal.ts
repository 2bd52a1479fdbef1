import { z } from 'zod'

/** Who answers for this directory, as Spanish law asks a site to say (Law 34/2002, article 10). */
export const legalIdentity = z.object({
  name: z.string().nullable(),
  /** NIF of a person or a body. */
  id: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
})
export type LegalIdentity = z.infer<typeof legalIdentity>
