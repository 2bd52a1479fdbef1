import { emailForm } from '#contract/auth.ts'
import { httpError } from '#contract/http-error.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import { endedSessions, listedUser, userChanges, userQuery } from '#contract/users.ts'
import { LINKS_BY_IP } from '../auth/send-link.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { changeUser } from './change-user.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { inviteUser } from './invite-user.ts'
import { countUsers, findUser, listUsers } from './queries.ts'
import { resendConfirmation } from './resend-confirmation.ts'

const find = ({ db, request }: SignedCall) => findUser(db, idOf(request))

export const userRoutes = [
  route('GET', '/auth/users/', {
    summary: 'Lista las personas que tienen cuenta.',
    access: ADMINISTRATORS,
    query: userQuery,
    list: listedUser,
    handle: ({ db, query }) => ({
      count: () => countUsers(db, query),
      rows: (range) => listUsers(db, query, range),
    }),
  }),
  route('GET', '/auth/users/:id/', {
    summary: 'Responde con una persona que tiene cuenta.',
    access: ADMINISTRATORS,
    find,
    response: listedUser,
  }),
  route('PATCH', '/auth/users/:id/', {
    summary:
      'Cambia el rol de una persona, si es de confianza, o activa y desactiva su cuenta. Para desactivar la de otra persona hace falta el motivo, con `reason`: sin él, 400.',
    access: ADMINISTRATORS,
    find,
    form: userChanges,
    response: listedUser,
    errorResponses: { 409: httpError },
    handle: (call) => changeUser(call, call.found.id, call.form),
  }),
  route('POST', '/auth/users/invite/', {
    summary: 'Invita al dueño de un comercio: crea su cuenta y le envía un enlace.',
    description:
      'Con el enlace elige su contraseña. 400 si ese correo ya tiene una cuenta o una invitación.',
    access: ADMINISTRATORS,
    limit: LINKS_BY_IP,
    form: emailForm,
    status: 201,
    response: listedUser,
    handle: (call) => inviteUser(call, call.form),
  }),
  route('POST', '/auth/users/:id/resend_activation/', {
    summary: 'Envía otra vez a una persona el enlace de activación.',
    access: ADMINISTRATORS,
    limit: LINKS_BY_IP,
    find,
    status: 204,
    errorResponses: { 409: httpError },
    handle: (call) => resendConfirmation(call, call.found),
  }),
  route('POST', '/auth/users/:id/end_sessions/', {
    summary: 'Cierra la sesión de una persona en todos sus dispositivos.',
    access: ADMINISTRATORS,
    find,
    response: endedSessions,
    handle: async (call) => ({ ended: await endUserSessions(call, call.found) }),
  }),
]
