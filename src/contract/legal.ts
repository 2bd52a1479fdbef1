import { z } from 'zod'

/** Who is responsible for the directory: a site must publish it by Spanish law (Law 34/2002, article 10). */
export const legalIdentity = z.object({
  name: z.string().nullable(),
  /** NIF. */
  id: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
})
export type LegalIdentity = z.infer<typeof legalIdentity>
