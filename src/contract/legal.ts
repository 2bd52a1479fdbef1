import { z } from 'zod'

/** A site must publish who is responsible (Spanish Law 34/2002, article 10). `id`: the NIF. */
export const legalIdentity = z.object({
  name: z.string().nullable(),
  id: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
})
export type LegalIdentity = z.infer<typeof legalIdentity>
