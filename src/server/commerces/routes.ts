import { z } from 'zod'
import { activity, historyQuery } from '#contract/activity.ts'
import { deletionForm } from '#contract/appeals.ts'
import {
  addedCommerce,
  commerce,
  commerceAddition,
  commerceChanges,
  commerceForm,
  commerceQuery,
  editConflict,
  officeCommerce,
  officeCommerceChanges,
  officeCommerceForm,
  ownerQuestion,
} from '#contract/commerces.ts'
import { httpError } from '#contract/http-error.ts'
import { UNDO_SECONDS } from '#contract/inbox.ts'
import { ADMINISTRATOR, ADMINISTRATORS, ROLES, SHOPKEEPERS } from '#contract/roles.ts'
import { countActivity, listActivity } from '../activity/queries.ts'
import { binCutoff } from '../bin/retention.ts'
import { refuseUnknownCategories } from '../database/category-rows.ts'
import type { RowRange } from '../http/pagination.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall, updateRoutes } from '../http/route.ts'
import { coverUrl } from '../photos/photo-url.ts'
import { timeZone } from '../time/time-zone.ts'
import { findDecision, undoDecision } from '../undo/undo-decision.ts'
import { addCommerce, NEW_COMMERCES } from './add-commerce.ts'
import { checkChanges } from './check-changes.ts'
import { completeAddress } from './complete-address.ts'
import { deleteCommerce, restoreCommerce } from './delete-commerce.ts'
import { historyOf } from './history.ts'
import { presentCommerce } from './present-commerce.ts'
import {
  countCommerces,
  findCommerce,
  findRestorable,
  isUnfiltered,
  listCommerces,
} from './queries.ts'
import { scopeOf, serializeCommerces, serializeUntilChange } from './serialize-commerces.ts'
import { updateCommerce } from './update-commerce.ts'

const findRequested = (call: SignedCall) => findCommerce(call.db, call.viewer, idOf(call.request))

export const commerceRoutes = [
  route('GET', '/api/commerce/', {
    summary: 'Lista los comercios propios; para administración, todos.',
    access: ROLES,
    query: commerceQuery,
    list: commerce,
    handle: (call) => {
      const { db, viewer, query, untilChange } = call
      const count = () => countCommerces(db, viewer, query, binCutoff(call))
      const list = (range: RowRange) => listCommerces(db, viewer, query, range, binCutoff(call))
      if (!isUnfiltered(query)) {
        return { count, rows: async (range) => serializeCommerces(call, await list(range)) }
      }
      return {
        count: () => untilChange.of(`total of ${scopeOf(viewer)}`, count),
        rows: (range) =>
          serializeUntilChange(call, `${range.limit} ${range.offset}`, () => list(range)),
      }
    },
  }),
  route('POST', '/api/commerce/', {
    summary:
      'Añade otro comercio a la cuenta, con su solicitud. El de administración no la necesita, ni el correo de contacto, ni la foto (`photo` es entonces su dibujo): queda aceptado, a nombre de quien tenga el correo `owner_email`, o de nadie todavía.',
    access: SHOPKEEPERS,
    limit: NEW_COMMERCES,
    form: commerceAddition,
    formFor: ({ role }) => (role === ADMINISTRATOR ? officeCommerce : addedCommerce),
    check: async (call) => {
      completeAddress(call, call.form)
      await refuseUnknownCategories(call.db, call.form.category, ['category'])
    },
    photo: ['photo'],
    mayLackPhoto: ({ role }) => role === ADMINISTRATOR,
    status: 201,
    response: commerce,
    hasVersionEtag: true,
    handle: async (call) => presentCommerce(call, await addCommerce(call, call.form, call.photo)),
  }),
  route('GET', '/api/commerce/:id/', {
    summary: 'Responde con un comercio.',
    access: ROLES,
    response: commerce,
    hasVersionEtag: true,
    find: async (call) => {
      const read = async () => [await findRequested(call)].filter((row) => row !== undefined)
      return (await serializeUntilChange(call, `${idOf(call.request)}`, read)).at(0)
    },
  }),
  ...updateRoutes('/api/commerce/:id/', {
    put: {
      summary:
        'Cambia un comercio entero; sin foto nueva se queda la que tiene. Con `resubmit`, uno rechazado vuelve además a revisión.',
      form: commerceForm,
      formFor: ({ role }) => (role === ADMINISTRATOR ? officeCommerceForm : commerceForm),
      errorResponses: { 409: editConflict },
    },
    patch: {
      summary:
        'Cambia los campos que se envían de un comercio; también lo oculta, y la administración dice entonces el motivo al dueño, con `reason`: sin él, 400.',
      description:
        'Administración cambia quién lo lleva con `owner_email`. Si ya lo lleva alguien, dice además de quién es, con `from_owner`: sin él, 409 con los dos nombres.',
      form: commerceChanges,
      formFor: ({ role }) => (role === ADMINISTRATOR ? officeCommerceChanges : commerceChanges),
      errorResponses: { 409: z.union([editConflict, ownerQuestion]) },
    },
    access: SHOPKEEPERS,
    response: commerce,
    hasVersionEtag: true,
    find: findRequested,
    check: (call) => checkChanges(call, call.found, call.form),
    photo: ['photo'],
    currentPhoto: ({ config, found }) => coverUrl(config, found),
    handle: async (call) =>
      presentCommerce(call, await updateCommerce(call, call.found.id, call.form, call.photo)),
  }),
  route('DELETE', '/api/commerce/:id/', {
    summary:
      'Elimina un comercio con sus ofertas. La administración dice el motivo al dueño, con `reason`: sin él, 400.',
    access: SHOPKEEPERS,
    status: 204,
    find: findRequested,
    form: deletionForm,
    handle: (call) => deleteCommerce(call, call.found.id, call.form.reason),
  }),
  route('POST', '/api/commerce/:id/restore/', {
    summary: 'Recupera un comercio eliminado, con sus ofertas.',
    access: SHOPKEEPERS,
    response: commerce,
    hasVersionEtag: true,
    errorResponses: { 409: httpError },
    find: (call) => findRestorable(call.db, call.viewer, idOf(call.request), binCutoff(call)),
    handle: async (call) => presentCommerce(call, await restoreCommerce(call, call.found.id)),
  }),
  route('POST', '/api/commerce/:id/undo_owner_change/', {
    summary: `Deshace un cambio de dueño, con lo demás que se guardó con él, en los ${UNDO_SECONDS} segundos siguientes, a quien lo hizo.`,
    access: ADMINISTRATORS,
    response: commerce,
    hasVersionEtag: true,
    errorResponses: { 409: httpError },
    find: findRequested,
    handle: async (call) => {
      const { id } = call.found
      await undoDecision(call, await findDecision(call.db, { kind: 'owner', id }))
      return presentCommerce(call, (await findCommerce(call.db, call.viewer, id))!)
    },
  }),
  route('GET', '/api/commerce/:id/history/', {
    summary: 'Lista lo que se hizo con un comercio, su solicitud y sus ofertas, lo último primero.',
    description:
      'El dueño lee qué cambió, sin los nombres de las demás personas ni de quién fue antes.',
    access: SHOPKEEPERS,
    find: findRequested,
    query: historyQuery,
    list: activity,
    handle: ({ db, query, viewer, found, settings }) => {
      const zone = timeZone(settings.present().time_zone)
      const history = historyOf(found.id, viewer)
      return {
        count: () => countActivity(db, query, zone, history),
        rows: (range) => listActivity(db, query, zone, range, history),
      }
    },
  }),
]
