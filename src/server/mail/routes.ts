import { MAIL_STATES, type MailState, outboxMail } from '#contract/outbox.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { ApiError } from '../errors.ts'
import { listSender } from '../http/lists.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { countMails, findMail, listMails, reviveMail } from './store.ts'

const sendList = listSender(outboxMail)
const administrators = [ADMINISTRATOR] as const

const notDead = () =>
  new ApiError(409, {
    detail: 'Este correo ya no está entre los fallidos. Actualiza la lista.',
    code: 'already_resolved',
  })

export const outboxRoutes = [
  route({
    method: 'GET',
    path: '/api/outbox/',
    access: administrators,
    handle: (call) => {
      const state = askedState(call)
      return sendList(
        call,
        () => countMails(call.db, state),
        (span) => listMails(call.db, state, span),
      )
    },
  }),
  route({
    method: 'POST',
    path: '/api/outbox/:id/retry/',
    access: administrators,
    find: ({ db, request }) => findMail(db, idOf(request)),
    answer: outboxMail,
    handle: async ({ db, clock, mail, found }) => {
      const revived = await reviveMail(db, found.id, clock.now())
      if (revived === undefined) throw notDead()
      mail.wake()
      return revived
    },
  }),
]

function askedState({ request }: SignedCall): MailState | undefined {
  const { state } = request.query as { state?: unknown }
  return MAIL_STATES.find((known) => known === state)
}
