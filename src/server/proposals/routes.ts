import { z } from 'zod'
import { proposalChanges } from '#contract/commerces.ts'
import { httpError } from '#contract/http-error.ts'
import {
  proposal,
  proposalConflict,
  proposalDecision,
  proposalQuery,
  proposalWithdrawal,
} from '#contract/proposals.ts'
import { ADMINISTRATORS, OWNER, SHOPKEEPERS } from '#contract/roles.ts'
import { refuseUnknownCategories } from '../database/category-rows.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { mapRows } from '../http/row-list.ts'
import { coverUrl } from '../photos/photo-url.ts'
import { amendProposal } from './amend-proposal.ts'
import { decideProposal } from './decide-proposal.ts'
import { findProposal, listProposals, type ProposalRow, presentProposal } from './queries.ts'
import { withdrawProposal } from './withdraw-proposal.ts'

const find = ({ db, viewer, request }: SignedCall) => findProposal(db, viewer, idOf(request))

export const proposalRoutes = [
  route('GET', '/api/proposals/', {
    summary: 'Lista los cambios que piden los comercios: a quien los pide, los suyos.',
    access: SHOPKEEPERS,
    query: proposalQuery,
    list: proposal,
    handle: (call) =>
      mapRows(listProposals(call.db, call.viewer, call.query), (rows) =>
        rows.map((row) => presentProposal(call, row)),
      ),
  }),
  route('GET', '/api/proposals/:id/', {
    summary: 'Responde con un cambio pedido.',
    access: SHOPKEEPERS,
    find,
    response: proposal,
    handle: async (call) => presentProposal(call, call.found),
  }),
  route('PATCH', '/api/proposals/:id/', {
    summary: 'Pide otra cosa en un cambio que espera; lo que ya vale como está se retira.',
    access: [OWNER],
    find,
    form: proposalChanges,
    check: async ({ db, form }) => {
      if (form.category) await refuseUnknownCategories(db, form.category, ['category'])
    },
    photo: ['photo'],
    currentPhoto: ({ config, found }) => coverUrl(config, found.shop),
    response: proposal,
    errorResponses: { 409: httpError },
    handle: async (call) =>
      presentFound(call, await amendProposal(call, call.found, call.form, call.photo)),
  }),
  route('POST', '/api/proposals/:id/withdraw/', {
    summary: 'Retira un cambio que espera, entero o los datos que se digan.',
    access: [OWNER],
    find,
    form: proposalWithdrawal,
    response: proposal,
    errorResponses: { 409: httpError },
    handle: async (call) =>
      presentFound(call, await withdrawProposal(call, call.found.id, call.form)),
  }),
  route('POST', '/api/proposals/:id/decide/', {
    summary: 'Acepta o rechaza cada dato de un cambio, y se lo dice a quien lo pidió en un correo.',
    description:
      'Nombra la `revision` que se ha visto. Si lo pedido, o lo que hoy vale, es otro, responde 409 con el cambio como está.',
    access: ADMINISTRATORS,
    find,
    form: proposalDecision,
    response: proposal,
    errorResponses: { 409: z.union([proposalConflict, httpError]) },
    handle: async (call) =>
      presentFound(call, await decideProposal(call, call.found.id, call.form)),
  }),
]

function presentFound(call: SignedCall, row: ProposalRow | undefined) {
  return row && presentProposal(call, row)
}
