import { z } from 'zod'
import { lines } from './fields.ts'
import { plainName } from './same-name.ts'

/** The list of pharmacies on duty, pasted from a spreadsheet or a CSV file, one turn in each line. */
export const dutyForm = z.object({ list: lines('Pega la lista', 80_000) })

export const duty = z.object({
  begins_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  name: z.string(),
  direction: z.string(),
  n_tlf: z.string(),
  /** The pharmacy as a published shop of the directory; null: it is not listed. */
  commerce: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type Duty = z.infer<typeof duty>

export const duties = z.object({
  /** Pharmacies on duty now; empty if the list does not cover this moment. */
  now: z.array(duty),
  /** Pharmacies of the next turn. */
  next: z.array(duty),
  /** Page of the province or of its college of pharmacists. */
  link: z.string().nullable(),
  /** End of the last turn in the list; null: the list is empty. */
  until: z.iso.datetime().nullable(),
})
export type Duties = z.infer<typeof duties>

/** Whether a search is about pharmacies on duty: 'farmacia de guardia', 'de guardia'. */
export function asksForDuty(search: string): boolean {
  return /^(de )?guardia$|\bfarmacias?\b.*\bguardias?\b|\bguardias?\b.*\bfarmacias?\b/.test(
    plainName(search),
  )
}
