import { eq } from 'drizzle-orm'
import { z } from 'zod'
import {
  dataConfirmation,
  freshness,
  freshnessQuery,
  freshnessSummary,
  unconfirmedCommerce,
} from '#contract/freshness.ts'
import { httpError } from '#contract/http-error.ts'
import { ADMINISTRATOR, ADMINISTRATORS, SHOPKEEPERS } from '#contract/roles.ts'
import { findCommerce, lockCommerce } from '../commerces/queries.ts'
import type { Db } from '../database/open.ts'
import { commerces } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { undoably } from '../undo/undoable.ts'
import { askOwner } from './ask-about-data.ts'
import { confirmData } from './confirm-data.ts'
import { periodsOf } from './periods.ts'
import { findFreshness, listFreshness, listUnconfirmed, summarizeFreshness } from './queries.ts'

const find = (call: SignedCall) => findFreshness(call.db, periodsOf(call), idOf(call.request))

export const freshnessRoutes = [
  route('GET', '/api/freshness/', {
    summary: 'Lista los comercios publicados y si sus datos están al día.',
    access: ADMINISTRATORS,
    query: freshnessQuery,
    list: freshness,
    handle: (call) => listFreshness(call.db, periodsOf(call), call.query),
  }),
  route('GET', '/api/freshness/summary/', {
    summary: 'Dice cuántos comercios publicados están al día.',
    access: ADMINISTRATORS,
    response: freshnessSummary,
    handle: (call) => summarizeFreshness(call.db, periodsOf(call)),
  }),
  route('GET', '/api/freshness/unconfirmed/', {
    summary: 'Lista los comercios propios cuyos datos nadie ha confirmado en mucho tiempo.',
    access: SHOPKEEPERS,
    response: z.array(unconfirmedCommerce),
    handle: (call) => listUnconfirmed(call.db, periodsOf(call), call.viewer.id),
  }),
  route('GET', '/api/freshness/:id/', {
    summary: 'Dice si los datos de un comercio publicado están al día.',
    access: ADMINISTRATORS,
    find,
    response: freshness,
  }),
  route('POST', '/api/freshness/:id/ask/', {
    summary: 'Pregunta por correo al dueño de un comercio si sus datos siguen igual.',
    access: ADMINISTRATORS,
    find,
    response: freshness,
    errorResponses: { 409: httpError },
    handle: async (call) => {
      await askOwner(call, call.found)
      return (await find(call)) ?? call.found
    },
  }),
  route('POST', '/api/commerce/:id/confirm_data/', {
    summary: 'Confirma que los datos de un comercio siguen igual.',
    access: SHOPKEEPERS,
    find: ({ db, viewer, request }) => findCommerce(db, viewer, idOf(request)),
    response: dataConfirmation,
    handle: (call) => {
      const { db, viewer, found } = call
      const confirm = async (tx: Db) => {
        const shop = await lockCommerce(tx, viewer, found.id)
        if (shop === undefined) throw notFound()
        const { id, name } = shop
        const { confirmed_at } = commerces
        const [row] = await tx.select({ confirmed_at }).from(commerces).where(eq(commerces.id, id))
        return { confirmed_at: await confirmData(tx, call, viewer, { id, name, ...row! }) }
      }
      // An owner's confirmation is not a decision of the inbox.
      return viewer.role === ADMINISTRATOR
        ? undoably(call, 'unconfirmed', found.id, confirm)
        : db.transaction(confirm)
    },
  }),
]
