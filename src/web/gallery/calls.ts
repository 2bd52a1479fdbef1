import type { Commerce } from '#contract/commerces.ts'
import type { GalleryChanges } from '#contract/gallery.ts'
import { call } from '#web/api/api.ts'
import type { OnProgress } from '#web/api/http.ts'
import { sendForm } from '#web/api/resource.ts'

/** Appends a photo. With the same `key` it is stored once. */
export const addPhoto = (
  commerce: number,
  photo: File,
  key: string,
  onPercent: OnProgress,
): Promise<Commerce> =>
  sendForm('post', `/api/commerce/${commerce}/photos/`, {}, { photo, key, onPercent })

/** Changes the order or descriptions of photos. Photos that are not named come after the named ones. */
export const changePhotos = (
  commerce: number,
  photos: GalleryChanges['photos'],
): Promise<Commerce> => sendForm('patch', `/api/commerce/${commerce}/photos/`, { photos })

export const deletePhoto = (id: number): Promise<void> =>
  call({ url: `/api/photo/${id}/`, method: 'delete' })

export const restorePhoto = (id: number): Promise<Commerce> =>
  call({ url: `/api/photo/${id}/restore/`, method: 'post' })
