import { z } from 'zod'
import { lines } from './fields.ts'
import { plainName } from './same-name.ts'

/** The list of which pharmacy is on duty when, as it is pasted: a line for each, of a spreadsheet or a CSV. */
export const dutyForm = z.object({ list: lines('Pega la lista', 80_000) })

export const duty = z.object({
  begins_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  name: z.string(),
  direction: z.string(),
  n_tlf: z.string(),
  /** Where it is a published shop of the directory. */
  commerce: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type Duty = z.infer<typeof duty>

export const duties = z.object({
  /** Those on duty at this moment; none where the list does not say. */
  now: z.array(duty),
  /** Those of the next turn. */
  next: z.array(duty),
  /** The page of the province, or its college of pharmacists. */
  link: z.string().nullable(),
  /** How far the list goes. */
  until: z.iso.datetime().nullable(),
})
export type Duties = z.infer<typeof duties>

/** Whether a search asks for it: 'farmacia de guardia', 'de guardia'. */
export function asksForDuty(search: string): boolean {
  return /^(de )?guardia$|\bfarmacias?\b.*\bguardias?\b|\bguardias?\b.*\bfarmacias?\b/.test(
    plainName(search),
  )
}
