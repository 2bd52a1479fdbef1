import { application, applicationQuery, rejection, resubmission } from '#contract/applications.ts'
import { httpError } from '#contract/http-error.ts'
import { ADMINISTRATORS, SHOPKEEPERS } from '#contract/roles.ts'
import { isInvited } from '../auth/invitations.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { mapRows } from '../http/row-list.ts'
import { coverUrlFor } from '../photos/photo-url.ts'
import { type Decision, decideApplication } from './decide-application.ts'
import {
  type ApplicationRow,
  findApplication,
  findReachableApplication,
  listApplications,
} from './queries.ts'
import { resubmitApplication } from './resubmit-application.ts'

const find = ({ db, request }: SignedCall) => findApplication(db, idOf(request, 'pk'))

export const applicationRoutes = [
  route('GET', '/api/commerce_applications/', {
    summary: 'Lista las solicitudes de los comercios.',
    access: ADMINISTRATORS,
    query: applicationQuery,
    list: application,
    handle: (call) =>
      mapRows(listApplications(call.db, call.query), (rows) => rows.map(presentApplication(call))),
  }),
  route('GET', '/api/commerce_applications/:pk/', {
    summary: 'Responde con una solicitud.',
    access: ADMINISTRATORS,
    find,
    response: application,
    handle: async (call) => presentFound(call, call.found),
  }),
  // The first web client sent decisions as GET requests, which still work.
  decisionRoute('GET', 'accept', 'Acepta una solicitud, como el primer cliente.', { status: 'OK' }),
  decisionRoute('POST', 'accept', 'Acepta una solicitud: el comercio se publica.', {
    status: 'OK',
  }),
  decisionRoute('GET', 'deny', 'Rechaza una solicitud sin motivo, como el primer cliente.', {
    status: 'RE',
    reason: null,
  }),
  route('POST', '/deny_application/:pk/', {
    summary: 'Rechaza una solicitud y le dice el motivo a quien la envió.',
    access: ADMINISTRATORS,
    find,
    form: rejection,
    response: application,
    errorResponses: { 409: httpError },
    handle: (call) => decide(call, call.found, { status: 'RE', reason: call.form.reason }),
  }),
  route('POST', '/api/commerce_applications/:pk/resubmit/', {
    summary: 'Envía otra vez una solicitud rechazada.',
    access: SHOPKEEPERS,
    find: ({ db, viewer, request }) => findReachableApplication(db, viewer, idOf(request, 'pk')),
    form: resubmission,
    response: application,
    errorResponses: { 409: httpError },
    handle: async (call) =>
      presentFound(call, await resubmitApplication(call, call.found.pk, call.form.application)),
  }),
]

function decisionRoute(
  method: 'GET' | 'POST',
  verb: 'accept' | 'deny',
  summary: string,
  decision: Decision,
) {
  return route(method, `/${verb}_application/:pk/`, {
    summary,
    access: ADMINISTRATORS,
    hasSideEffects: true,
    find,
    response: application,
    errorResponses: { 409: httpError },
    handle: (call) => decide(call, call.found, decision),
  })
}

async function decide(call: SignedCall, { pk }: ApplicationRow, decision: Decision) {
  return presentFound(call, await decideApplication(call, pk, decision))
}

function presentFound(call: SignedCall, row: ApplicationRow | undefined) {
  return row && presentApplication(call)(row)
}

function presentApplication(call: SignedCall) {
  return ({ commerce, owner, ...row }: ApplicationRow) => ({
    ...row,
    owner: owner && {
      ...owner,
      is_confirmed: owner.activated_at !== null,
      is_invited: isInvited(owner),
    },
    commerce: { ...commerce, photo: coverUrlFor(call, commerce, commerce.photo_public) },
  })
}
