import type { OfferState } from '#contract/offer-dates.ts'
import type { NewOffer, Offer, OfferForm } from '#contract/offers.ts'
import { get } from '#web/api/api.ts'
import { whileOn } from '#web/api/modules.ts'
import { resource } from '#web/api/resource.ts'

const offers = resource<Offer, NewOffer, Partial<OfferForm>>('/api/offer/')

export const {
  find: findOffer,
  create: createOffer,
  change: saveOffer,
  remove: deleteOffer,
  restore: restoreOffer,
} = offers

export const listRunningOffers = () =>
  whileOn(
    'offers',
    () => get<Offer[]>('/api/offer/', { state: ['running', 'ends_today'], ordering: 'ends_on' }),
    [],
  )

type OfferQuery = {
  commerce: number
  page?: number
  size?: number
  deleted?: boolean
  state?: readonly OfferState[]
}

export const listOfferPage = (query: OfferQuery) => offers.page(query)

export const listOfferTypes = () => get<string[]>('/api/offer/types/')
