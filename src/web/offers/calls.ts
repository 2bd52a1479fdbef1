import type { NewOffer, Offer, OfferForm } from '#contract/offers.ts'
import { PAGE_SIZE, type Page } from '#contract/paging.ts'
import { call, get, type OnPercent, upload } from '#web/api/api.ts'

type OfferQuery = { commerce: number; page?: number; size?: number; isDeleted?: boolean }

export const listOfferPage = ({ commerce, page = 1, size = PAGE_SIZE, isDeleted }: OfferQuery) =>
  get<Page<Offer>>('/api/offer/', {
    commerce,
    page,
    page_size: size,
    deleted: isDeleted || undefined,
  })

export const listOfferTypes = () => get<string[]>('/api/offer/types/')

/** `key` is the same for the same content: what was sent twice counts once. */
export const createOffer = (
  form: NewOffer,
  photo: File | undefined,
  key: string,
  onPercent: OnPercent,
) => send('post', '/api/offer/', form, photo, onPercent, { 'Idempotency-Key': key })

export const saveOffer = (
  id: number,
  changes: Partial<OfferForm>,
  photo: File | undefined,
  onPercent: OnPercent,
) => send('patch', `/api/offer/${id}/`, changes, photo, onPercent)

export const deleteOffer = (id: number) =>
  call<void>({ url: `/api/offer/${id}/`, method: 'delete' })

export const restoreOffer = (id: number) =>
  call<Offer>({ url: `/api/offer/${id}/restore/`, method: 'post' })

async function send(
  method: 'post' | 'patch',
  url: string,
  fields: object,
  photo: File | undefined,
  onPercent: OnPercent,
  headers: Record<string, string> = {},
): Promise<Offer> {
  if (photo === undefined) return call<Offer>({ method, url, headers, data: fields })
  const data = formData(fields, photo)
  return upload(onPercent, (options) => call<Offer>({ ...options, method, url, headers, data }))
}

function formData(fields: object, photo: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    for (const one of [value].flat()) form.append(name, String(one))
  }
  form.append('photo', photo, photo.name)
  return form
}
