import { httpError } from '#contract/http-error.ts'
import { outboxMail, outboxQuery } from '#contract/outbox.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import { HttpError } from '../errors.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { findMail, listMails, retryMail } from './queries.ts'

const find = ({ db, request }: SignedCall) => findMail(db, idOf(request))

const notDead = () =>
  new HttpError(409, {
    detail: 'Este correo ya no está entre los fallidos. Actualiza la lista.',
    code: 'already_resolved',
  })

export const outboxRoutes = [
  route('GET', '/api/outbox/', {
    summary: 'Lista los correos enviados, en espera y fallidos, sin su texto.',
    access: ADMINISTRATORS,
    query: outboxQuery,
    list: outboxMail,
    handle: ({ db, query }) => listMails(db, query),
  }),
  route('GET', '/api/outbox/:id/', {
    summary: 'Responde con un correo, sin su texto.',
    access: ADMINISTRATORS,
    find,
    response: outboxMail,
  }),
  route('POST', '/api/outbox/:id/retry/', {
    summary: 'Vuelve a poner en camino un correo fallido.',
    access: ADMINISTRATORS,
    find,
    response: outboxMail,
    errorResponses: { 409: httpError },
    handle: async ({ db, clock, found }) => {
      const revived = await retryMail(db, found.id, clock.now())
      if (revived === undefined) throw notDead()
      return revived
    },
  }),
]
