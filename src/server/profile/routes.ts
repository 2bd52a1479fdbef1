import { z } from 'zod'
import { activation } from '#contract/auth.ts'
import { httpError } from '#contract/http-error.ts'
import {
  account,
  accountDeletion,
  accountExport,
  accountForm,
  emailConfirmation,
  session,
  sessionQuery,
} from '#contract/profile.ts'
import { ROLES } from '#contract/roles.ts'
import type { Viewer } from '../http/access.ts'
import { route, type SignedCall } from '../http/route.ts'
import { mapRows } from '../http/row-list.ts'
import { changeAccount } from './change-account.ts'
import { confirmEmail } from './confirm-email.ts'
import { deleteAccount } from './delete-account.ts'
import { deviceLabel } from './device-label.ts'
import { endOtherSessions, endOwnSession } from './end-session.ts'
import { exportAccount } from './export-account.ts'
import { findOpenSession, findOwnAccount, listOpenSessions, type SessionRow } from './queries.ts'

export const profileRoutes = [
  route('GET', '/auth/account/', {
    summary: 'Responde con la cuenta de quien llama.',
    access: ROLES,
    response: account,
    handle: findOwnAccount,
  }),
  route('PATCH', '/auth/account/', {
    summary:
      'Cambia el nombre y los correos que se reciben, o pide otro correo, que se confirma por un enlace.',
    access: ROLES,
    form: accountForm,
    response: account,
    errorResponses: { 429: httpError },
    handle: (call) => changeAccount(call, call.form),
  }),
  route('DELETE', '/auth/account/', {
    summary: 'Elimina la propia cuenta, sus comercios y sus ofertas.',
    access: ROLES,
    form: accountDeletion,
    status: 204,
    errorResponses: { 409: httpError, 429: httpError },
    handle: (call) => deleteAccount(call, call.form.current_password),
  }),
  route('POST', '/auth/account/email/', {
    summary: 'Confirma el correo nuevo con el enlace que llegó a su buzón.',
    access: 'public',
    form: activation,
    response: emailConfirmation,
    handle: async (call) => ({
      detail: 'Correo cambiado correctamente',
      email: await confirmEmail(call, call.form),
    }),
  }),
  route('GET', '/auth/account/sessions/', {
    summary: 'Lista los dispositivos en los que la cuenta está abierta.',
    access: ROLES,
    query: sessionQuery,
    list: session,
    handle: ({ db, clock, viewer, query }) =>
      mapRows(listOpenSessions(db, viewer, query, clock.now()), (rows) =>
        rows.map(presentSession(viewer)),
      ),
  }),
  route('DELETE', '/auth/account/sessions/', {
    summary: 'Cierra la sesión en todos los demás dispositivos.',
    access: ROLES,
    writeLimit: false,
    status: 204,
    handle: (call) => endOtherSessions(call),
  }),
  route('GET', '/auth/account/sessions/:uuid/', {
    summary: 'Responde con un dispositivo en el que la cuenta está abierta.',
    access: ROLES,
    find: findSession,
    response: session,
    handle: async ({ found, viewer }) => presentSession(viewer)(found),
  }),
  route('DELETE', '/auth/account/sessions/:uuid/', {
    summary: 'Cierra la sesión en un dispositivo.',
    access: ROLES,
    writeLimit: false,
    status: 204,
    find: findSession,
    handle: (call) => endOwnSession(call, call.found),
  }),
  route('GET', '/auth/account/export/', {
    summary: 'Descarga todo lo que se guarda de quien llama.',
    access: ROLES,
    // Each export is recorded for the rate limit.
    hasSideEffects: true,
    response: accountExport,
    errorResponses: { 429: httpError },
    handle: async (call) => {
      const content = await exportAccount(call)
      const name = `escaparate-mis-datos-${content.exported_at.slice(0, 10)}.json`
      call.reply.header('content-disposition', `attachment; filename="${name}"`)
      return content
    },
  }),
]

function presentSession({ session }: Viewer) {
  return (row: SessionRow) => ({
    ...row,
    user_agent: deviceLabel(row.user_agent),
    current: row.id === session,
  })
}

async function findSession({ db, clock, viewer, request }: SignedCall) {
  const { data: id } = z.uuid().safeParse((request.params as { uuid: string }).uuid)
  return id === undefined ? undefined : findOpenSession(db, viewer.id, id, clock.now())
}
