import { application, rejection, resubmission } from '#contract/applications.ts'
import { STATUSES } from '#contract/commerces.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { findCommerce } from '../commerces/store.ts'
import { listSender } from '../http/lists.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { photoAddress } from '../photos/address.ts'
import { type Decision, decideApplication } from './decide-application.ts'
import { resubmitApplication } from './resubmit-application.ts'
import {
  type ApplicationFilter,
  type ApplicationRow,
  countApplications,
  findApplication,
  listApplications,
} from './store.ts'

const sendList = listSender(application)
const administrators = [ADMINISTRATOR] as const

export const applicationRoutes = [
  route({
    method: 'GET',
    path: '/api/commerce_applications/',
    access: administrators,
    handle: (call) => {
      const filter = filterOf(call)
      return sendList(
        call,
        () => countApplications(call.db, filter),
        async (span) => (await listApplications(call.db, filter, span)).map(shownBy(call)),
      )
    },
  }),
  // The first client decides by GET.
  decisionRoute('GET', 'accept', () => ({ status: 'OK' })),
  decisionRoute('POST', 'accept', () => ({ status: 'OK' })),
  decisionRoute('GET', 'deny', () => ({ status: 'RE', reason: null })),
  route({
    method: 'POST',
    path: '/deny_application/:pk/',
    access: administrators,
    find: ({ db, request }) => findApplication(db, idOf(request, 'pk')),
    form: rejection,
    answer: application,
    handle: (call) => decide(call, call.found, { status: 'RE', reason: call.form.reason }),
  }),
  route({
    method: 'POST',
    path: '/api/commerce_applications/:pk/resubmit/',
    access: [OWNER, ADMINISTRATOR],
    find: async ({ db, viewer, request }) => {
      const found = await findApplication(db, idOf(request, 'pk'))
      return found && (await findCommerce(db, viewer, found.commerce.id)) && found
    },
    form: resubmission,
    answer: application,
    handle: async (call) =>
      shown(call, await resubmitApplication(call, call.found.pk, call.form.application)),
  }),
]

function decisionRoute(method: 'GET' | 'POST', verb: 'accept' | 'deny', decision: () => Decision) {
  return route({
    method,
    path: `/${verb}_application/:pk/`,
    access: administrators,
    changes: true,
    find: ({ db, request }) => findApplication(db, idOf(request, 'pk')),
    answer: application,
    handle: (call) => decide(call, call.found, decision()),
  })
}

async function decide(call: SignedCall, { pk }: ApplicationRow, decision: Decision) {
  return shown(call, await decideApplication(call, call.viewer, pk, decision))
}

function filterOf({ request }: SignedCall): ApplicationFilter {
  const { state, search } = request.query as Record<string, unknown>
  return {
    state: STATUSES.find((status) => status === state),
    search: typeof search === 'string' ? search.trim().replaceAll('\0', '') : undefined,
  }
}

function shown(call: SignedCall, row: ApplicationRow | undefined) {
  return row && shownBy(call)(row)
}

function shownBy({ config }: SignedCall) {
  return (row: ApplicationRow) => ({
    ...row,
    commerce: { ...row.commerce, photo: photoAddress(config, row.commerce.photo) },
  })
}
