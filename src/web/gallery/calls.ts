import type { Commerce } from '#contract/commerces.ts'
import type { GalleryChanges } from '#contract/gallery.ts'
import type { OnPercent } from '#web/api/http.ts'
import { resource, sendForm } from '#web/api/resource.ts'

/** Appends a photo. Repeated calls with the same `key` store it once. */
export const addPhoto = (commerce: number, photo: File, key: string, onPercent: OnPercent) =>
  sendForm<Commerce>('post', `/api/commerce/${commerce}/photos/`, {}, { photo, key, onPercent })

/** Changes the order or descriptions of photos. Photos that `photos` does not contain move to the end. */
export const changePhotos = (commerce: number, photos: GalleryChanges['photos']) =>
  sendForm<Commerce>('patch', `/api/commerce/${commerce}/photos/`, { photos })

export const { remove: deletePhoto, restore: restorePhoto } = resource<Commerce>('/api/photo/')
