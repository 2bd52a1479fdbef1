import { z } from 'zod'
import { commerceOutputs } from './commerce-fields.ts'
import { applicationText, STATUSES } from './commerces.ts'
import { lines } from './fields.ts'
import { listQuery, oneOf, queryId, queryIds } from './list-query.ts'

// Taken out of `outputs`, because the response has these keys in another order.
const { name, description, n_tlf, ...outputs } = commerceOutputs

export const application = z.object({
  pk: z.int(),
  /** Equal to `pk`, for clients that identify records by `id`. */
  id: z.int(),
  status: z.enum(STATUSES),
  application: z.string(),
  reason: z.string().nullable(),
  submitted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
  /** Null: no owner. The office decides after the owner has confirmed the e-mail, or was invited. */
  owner: z
    .object({
      id: z.int(),
      username: z.string(),
      email: z.string(),
      is_confirmed: z.boolean(),
      is_invited: z.boolean(),
    })
    .nullable(),
  commerce: z.object({
    id: z.int(),
    name,
    description,
    photo: z.string(),
    photo_width: z.int(),
    photo_height: z.int(),
    photo_placeholder: z.string(),
    ...outputs,
    n_tlf,
  }),
})
export type Application = z.infer<typeof application>

export const rejection = z.object({
  reason: lines('Escribe el motivo: quien envió la solicitud lo leerá', 1000),
})

export const resubmission = z.object({ application: applicationText })

/** `unconfirmed`: the owner has not confirmed the e-mail. Lists of other states do not contain these applications. */
const APPLICATION_STATES = [...STATUSES, 'unconfirmed'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

const pks = queryIds('La solicitud se indica con su número')

export const applicationQuery = listQuery(application, {
  id: pks,
  pk: pks,
  status: oneOf(STATUSES),
  /** Like `status`, with `unconfirmed` in addition. Our screens use it. */
  state: oneOf(APPLICATION_STATES),
  commerce: queryId('El comercio se indica con su número'),
  category: queryIds('La categoría se indica con su número'),
})
export type ApplicationQuery = z.infer<typeof applicationQuery>
