import type { Commerce } from '#contract/commerces.ts'
import type { GalleryChanges } from '#contract/gallery.ts'
import type { OnProgress } from '#web/api/http.ts'
import { resource, sendForm } from '#web/api/resource.ts'

/** Appends a photo. With the same `key` it is stored once. */
export const addPhoto = (commerce: number, photo: File, key: string, onPercent: OnProgress) =>
  sendForm<Commerce>('post', `/api/commerce/${commerce}/photos/`, {}, { photo, key, onPercent })

/** Changes the order or descriptions of photos. Photos that are not named come after the named ones. */
export const changePhotos = (commerce: number, photos: GalleryChanges['photos']) =>
  sendForm<Commerce>('patch', `/api/commerce/${commerce}/photos/`, { photos })

export const { remove: deletePhoto, restore: restorePhoto } = resource<Commerce>('/api/photo/')
