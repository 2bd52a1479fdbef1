import {
  appeal,
  appealAnswer,
  appealForm,
  appealQuery,
  restriction,
  restrictionQuery,
  UNKNOWN_RESTRICTION,
} from '#contract/appeals.ts'
import { httpError } from '#contract/http-error.ts'
import { ADMINISTRATOR, ADMINISTRATORS, ROLES } from '#contract/roles.ts'
import { invalid } from '../errors.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { answerAppeal } from './answer-appeal.ts'
import {
  findAppeal,
  findRestriction,
  listAppeals,
  listRestrictions,
  type RestrictionReader,
} from './queries.ts'
import { sendAppeal } from './send-appeal.ts'

const find = (call: SignedCall) => findAppeal(call.db, readerOf(call), idOf(call.request))

export const appealRoutes = [
  route('GET', '/api/restrictions/', {
    summary:
      'Lista las decisiones de la administración contra quien pregunta, con el motivo; para la administración, todas.',
    access: ROLES,
    query: restrictionQuery,
    list: restriction,
    handle: (call) => listRestrictions(call.db, readerOf(call), call.query),
  }),
  route('GET', '/api/restrictions/:id/', {
    summary: 'Responde con una decisión y su reclamación.',
    access: ROLES,
    find: (call) => findRestriction(call.db, readerOf(call), idOf(call.request)),
    response: restriction,
  }),
  route('POST', '/api/appeals/', {
    summary: 'Reclama de una decisión sobre algo propio: una vez, durante 30 días.',
    access: ROLES,
    form: appealForm,
    status: 201,
    response: restriction,
    errorResponses: { 409: httpError },
    async handle(call) {
      const { db, viewer, form } = call
      const isSent = await db.transaction((tx) =>
        sendAppeal(tx, call, viewer, form.restriction, form.text),
      )
      if (!isSent) throw invalid({ restriction: [UNKNOWN_RESTRICTION] })
      return findRestriction(db, readerOf(call), form.restriction)
    },
  }),
  route('GET', '/api/appeals/', {
    summary: 'Lista las reclamaciones y lo que se respondió.',
    access: ADMINISTRATORS,
    module: 'appeals',
    query: appealQuery,
    list: appeal,
    handle: (call) => listAppeals(call.db, readerOf(call), call.query),
  }),
  route('GET', '/api/appeals/:id/', {
    summary: 'Responde con una reclamación.',
    access: ADMINISTRATORS,
    find,
    response: appeal,
  }),
  route('POST', '/api/appeals/:id/answer/', {
    summary:
      'Responde a una reclamación, por última vez: mantiene la decisión, o devuelve lo que se quitó.',
    access: ADMINISTRATORS,
    find,
    form: appealAnswer,
    response: appeal,
    errorResponses: { 409: httpError },
    handle: (call) => answerAppeal(call, call.found.id, call.form),
  }),
]

function readerOf({ viewer, clock }: SignedCall): RestrictionReader {
  return { id: viewer.id, now: clock.now(), isOffice: viewer.role === ADMINISTRATOR }
}
