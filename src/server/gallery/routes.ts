import { commerce, editConflict } from '#contract/commerces.ts'
import { galleryChanges, newShopPhoto } from '#contract/gallery.ts'
import { httpError } from '#contract/http-error.ts'
import { SHOPKEEPERS } from '#contract/roles.ts'
import { checkChanges } from '../commerces/check-changes.ts'
import { presentCommerce } from '../commerces/present-commerce.ts'
import { findCommerce } from '../commerces/queries.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { addPhoto, orderPhotos, refuseFullGallery } from './change-gallery.ts'
import { deletedPhotosCutoff, deletePhoto, restorePhoto } from './delete-photo.ts'
import { findPhoto } from './queries.ts'

const findShop = ({ db, viewer, request }: SignedCall) => findCommerce(db, viewer, idOf(request))
const findRequested = (call: SignedCall) =>
  findPhoto(call.db, call.viewer, idOf(call.request), deletedPhotosCutoff(call))

export const galleryRoutes = [
  route('POST', '/api/commerce/:id/photos/', {
    summary: 'Añade una foto a un comercio, detrás de las que tiene.',
    access: SHOPKEEPERS,
    response: commerce,
    status: 201,
    hasVersionEtag: true,
    find: findShop,
    form: newShopPhoto,
    photo: ['photo'],
    check: async (call) => {
      // Without changed fields: throws only if the shop was saved meanwhile.
      await checkChanges(call, call.found, {})
      refuseFullGallery(call.found.further_photos.length + 1) // with the cover
    },
    errorResponses: { 409: editConflict },
    handle: async (call) => {
      const { found, form, photo } = call
      return presentCommerce(call, await addPhoto(call, found.id, photo!, form.alt ?? ''))
    },
  }),
  route('PATCH', '/api/commerce/:id/photos/', {
    summary:
      'Ordena las fotos de un comercio, la portada primero, y dice qué se ve en ellas. Las que no se nombran van detrás.',
    access: SHOPKEEPERS,
    response: commerce,
    hasVersionEtag: true,
    find: findShop,
    form: galleryChanges,
    errorResponses: { 409: editConflict },
    handle: async (call) =>
      presentCommerce(call, await orderPhotos(call, call.found.id, call.form)),
  }),
  route('DELETE', '/api/photo/:id/', {
    summary: 'Elimina una foto de un comercio: la única, solo administración.',
    access: SHOPKEEPERS,
    status: 204,
    find: async (call) => {
      const found = await findRequested(call)
      return found?.deleted_at === null ? found : undefined
    },
    errorResponses: { 400: httpError, 409: editConflict },
    handle: (call) => deletePhoto(call, call.found),
  }),
  route('POST', '/api/photo/:id/restore/', {
    summary: 'Recupera una foto eliminada hace menos de un día, en el sitio que tenía.',
    access: SHOPKEEPERS,
    response: commerce,
    hasVersionEtag: true,
    find: findRequested,
    errorResponses: { 400: httpError, 409: editConflict },
    handle: async (call) => presentCommerce(call, await restorePhoto(call, call.found)),
  }),
]
