import { offerDeletionForm } from '#contract/appeals.ts'
import { httpError } from '#contract/http-error.ts'
import { holdsOn, offerState } from '#contract/offer-dates.ts'
import {
  newOffer,
  type OfferForm,
  offer,
  offerForm,
  offerQuery,
  offerTypes,
} from '#contract/offers.ts'
import { ROLES, SHOPKEEPERS } from '#contract/roles.ts'
import { expiresAt } from '../bin/retention.ts'
import { idOf } from '../http/params.ts'
import { inModule, route, type SignedCall } from '../http/route.ts'
import { mapRows } from '../http/row-list.ts'
import { photoUrl, photoUrlFor } from '../photos/photo-url.ts'
import type { StoredPhoto } from '../photos/store-photo.ts'
import { todayOf } from '../today.ts'
import { checkNewOffer, createOffer } from './create-offer.ts'
import { deleteOffer, restoreOffer } from './delete-offer.ts'
import { findOffer, findRecoverableOffer, listOffers, type OfferRow } from './queries.ts'
import { suggestTypes } from './suggest-types.ts'
import { checkOfferChanges, updateOffer } from './update-offer.ts'

/** Form value that removes the photo. */
const NO_PHOTO = ''

export const offerRoutes = inModule('offers', [
  route('GET', '/api/offer/', {
    summary: 'Lista las ofertas de un comercio, o de todos los propios.',
    access: ROLES,
    query: offerQuery,
    list: offer,
    handle: (call) => mapRows(listOffers(call, call.query), (rows) => rows.map(presentOffer(call))),
  }),
  route('POST', '/api/offer/', {
    summary: 'Publica una oferta de un comercio.',
    access: SHOPKEEPERS,
    form: newOffer,
    check: async ({ db, viewer, form }) => {
      await checkNewOffer(db, viewer, form)
    },
    photo: ['photo'],
    currentPhoto: () => NO_PHOTO,
    status: 201,
    response: offer,
    handle: async (call) => presentOffer(call)(await createOffer(call, call.form, call.photo)),
  }),
  route('GET', '/api/offer/types/', {
    summary: 'Propone tipos de oferta, los más usados primero.',
    access: SHOPKEEPERS,
    response: offerTypes,
    handle: (call) => suggestTypes(call.db, todayOf(call)),
  }),
  route('GET', '/api/offer/:id/', {
    summary: 'Responde con una oferta.',
    access: ROLES,
    response: offer,
    find: findOfferInPath,
    handle: async (call) => presentOffer(call)(call.found),
  }),
  route('PUT', '/api/offer/:id/', {
    summary: 'Cambia una oferta entera.',
    access: SHOPKEEPERS,
    response: offer,
    find: findOfferInPath,
    form: offerForm,
    check: checkSave,
    photo: ['photo'],
    currentPhoto,
    handle: (call) => {
      const category = call.form.category ?? call.found.commerce_category
      return save(call, { ...call.form, category })
    },
  }),
  route('PATCH', '/api/offer/:id/', {
    summary: 'Cambia los campos que se envían de una oferta.',
    access: SHOPKEEPERS,
    response: offer,
    find: findOfferInPath,
    form: offerForm.partial(),
    check: checkSave,
    photo: ['photo'],
    currentPhoto,
    handle: (call) => save(call, call.form),
  }),
  route('DELETE', '/api/offer/:id/', {
    summary:
      'Elimina una oferta. La administración dice el motivo al dueño, con `reason`; sin cuerpo, como la envían otros programas, no hace falta.',
    access: SHOPKEEPERS,
    status: 204,
    find: findOfferInPath,
    form: offerDeletionForm,
    handle: (call) => deleteOffer(call, call.found.id, call.form.reason),
  }),
  route('POST', '/api/offer/:id/restore/', {
    summary: 'Recupera una oferta eliminada.',
    access: SHOPKEEPERS,
    response: offer,
    errorResponses: { 409: httpError },
    find: (call) => findRecoverableOffer(call.db, call, idOf(call.request)),
    handle: async (call) => presentOffer(call)(await restoreOffer(call, call.found.id)),
  }),
])

function findOfferInPath({ db, viewer, request }: SignedCall) {
  return findOffer(db, viewer, idOf(request))
}

function currentPhoto({ config, found }: SignedCall & { found: OfferRow }): string {
  return found.photo === null ? NO_PHOTO : photoUrl(config, found.photo)
}

function checkSave(call: SignedCall & { found: OfferRow; form: Partial<OfferForm> }) {
  const { db, viewer, found, form, clock } = call
  return checkOfferChanges(db, viewer, found, form, { now: clock.now(), today: todayOf(call) })
}

type SaveCall = SignedCall & { found: OfferRow; photo: StoredPhoto | undefined }

async function save(call: SaveCall, form: Partial<OfferForm>) {
  return presentOffer(call)(await updateOffer(call, call.found.id, form, call.photo))
}

function presentOffer(call: SignedCall) {
  const today = todayOf(call)
  return (row: OfferRow) => ({
    ...row,
    state: offerState(row, today),
    today: holdsOn(row, today),
    photo: row.photo && photoUrlFor(call, row.photo, row.photo_public),
    expires_at: row.deleted_at && expiresAt(row.deleted_at, call.settings.present().keep_bin_days),
  })
}
