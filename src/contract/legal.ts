import { z } from 'zod'

export const legalIdentity = z.object({
  name: z.string().nullable(),
  id: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
})
export type LegalIdentity = z.infer<typeof legalIdentity>
