import { z } from 'zod'
import { lines } from './fields.ts'
import { plainName } from './same-name.ts'

export const dutyForm = z.object({ list: lines('Pega la lista', 80_000) })

export const duty = z.object({
  begins_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  name: z.string(),
  direction: z.string(),
  n_tlf: z.string(),
  commerce: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type Duty = z.infer<typeof duty>

export const duties = z.object({
  now: z.array(duty),
  next: z.array(duty),
  /** Page of the province about pharmacies on duty. */
  link: z.string().nullable(),
  /** End of the stored list; null: there is no list. */
  until: z.iso.datetime().nullable(),
})
export type Duties = z.infer<typeof duties>

const PHARMACY = /\bfarmacias?\b/
const DUTY = /\bguardias?\b/
const DUTY_ALONE = /^(de )?guardia$/

export function asksForDuty(search: string): boolean {
  const name = plainName(search)
  return DUTY_ALONE.test(name) || (PHARMACY.test(name) && DUTY.test(name))
}
