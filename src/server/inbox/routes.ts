import { addDays } from '#contract/hours/dates.ts'
import { httpError } from '#contract/http-error.ts'
import {
  INBOX_KINDS,
  type InboxKind,
  inbox,
  inboxQuery,
  laterForm,
  MAX_DAYS_LATER,
  MAX_DAYS_LATER_OF_APPEALS,
  TOMORROW_AT,
  TOO_EARLY,
  TOO_LATE,
  UNDO_SECONDS,
} from '#contract/inbox.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import { invalid, notFound } from '../errors.ts'
import { periodsOf } from '../freshness/periods.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { timeZone } from '../time/time-zone.ts'
import { todayOf } from '../today.ts'
import { findDecision, undoDecision } from '../undo/undo-decision.ts'
import { isWaiting, postpone, readInbox, recordViewing, showAgain } from './queries.ts'
import type { InboxReader } from './waiting-items.ts'

const DAY_MS = 86_400_000

export const inboxRoutes = [
  route('GET', '/api/inbox/', {
    summary:
      'Responde con lo que espera a la administración, de toda clase: lo urgente y luego lo más antiguo.',
    description: `De ${PAGE_SIZE} en ${PAGE_SIZE}. Se decide con las llamadas de cada cosa.`,
    access: ADMINISTRATORS,
    query: inboxQuery,
    response: inbox,
    errorResponses: { 404: httpError },
    async handle(call) {
      const { page = 1 } = call.query
      const found = await readInbox(call.db, readerOf(call), call.query)
      if (page > 1 && (page - 1) * PAGE_SIZE >= found.count) throw notFound()
      return found
    },
  }),
  route('POST', '/api/inbox/:kind/:id/later/', {
    summary: 'Deja algo de la bandeja para más tarde: hasta entonces no sale en ella.',
    access: ADMINISTRATORS,
    find,
    form: laterForm,
    isUnseen: true,
    status: 204,
    async handle(call) {
      const { db, clock, found, form } = call
      const now = clock.now()
      if (form.until === null) return await showAgain(db, found)
      const until = form.until === undefined ? tomorrowOf(call) : new Date(form.until)
      const days = (until.getTime() - now.getTime()) / DAY_MS
      if (days <= 0) throw invalid({ until: [TOO_EARLY] })
      const maxDays = found.kind === 'appeal' ? MAX_DAYS_LATER_OF_APPEALS : MAX_DAYS_LATER
      if (days > maxDays) throw invalid({ until: [TOO_LATE] })
      await postpone(db, found, until, now)
    },
  }),
  route('POST', '/api/inbox/:kind/:id/viewing/', {
    summary: 'Dice que quien llama tiene abierto algo de la bandeja, durante un minuto.',
    access: ADMINISTRATORS,
    find,
    isUnseen: true,
    writeLimit: false,
    status: 204,
    handle: ({ db, clock, viewer, found }) => recordViewing(db, found, viewer.id, clock.now()),
  }),
  route('POST', '/api/inbox/:kind/:id/undo/', {
    summary: `Deshace la última decisión sobre algo de la bandeja, en los ${UNDO_SECONDS} segundos siguientes, a quien la tomó.`,
    description: 'Todo vuelve a estar como estaba, y los correos que lo contaban no salen.',
    access: ADMINISTRATORS,
    find: ({ db, request }) => findDecision(db, { kind: kindOf(request), id: idOf(request) }),
    errorResponses: { 409: httpError },
    status: 204,
    handle: (call) => undoDecision(call, call.found),
  }),
]

/** Returns the next morning in the town. */
function tomorrowOf(call: SignedCall): Date {
  const { instantOf } = timeZone(call.settings.present().time_zone)
  return new Date(instantOf(addDays(todayOf(call), 1), TOMORROW_AT))
}

async function find(call: SignedCall) {
  const kind = kindOf(call.request)
  if (!INBOX_KINDS.includes(kind)) return undefined
  const id = idOf(call.request)
  return (await isWaiting(call.db, readerOf(call), kind, id)) ? { kind, id } : undefined
}

const kindOf = ({ params }: SignedCall['request']) => (params as { kind: InboxKind }).kind

function readerOf(call: SignedCall): InboxReader {
  const { modules } = call.settings.present()
  return { id: call.viewer.id, now: call.clock.now(), periods: periodsOf(call), modules }
}
