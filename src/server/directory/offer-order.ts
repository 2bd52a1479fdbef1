import { isOfferedAt, type OfferTime } from '#contract/offer-times.ts'
import type { Services } from '../services.ts'
import { apart } from './apart.ts'
import { listOfferPlaces, type OfferFilter, type OfferPlace } from './offers.ts'

type OrderedFilter = Pick<OfferFilter, 'today' | 'id' | 'commerce' | 'category'> & {
  when?: OfferTime | undefined
}

/** Ids per row of the cache, which counts rows of lists. */
const IDS_PER_ROW = 20

/** The ids of all listed offers that match, in the order that /como-ordenamos describes. */
export function orderOffers(
  { db, untilChange }: Pick<Services, 'db' | 'untilChange'>,
  { today, id, commerce, category, when }: OrderedFilter,
): Promise<number[]> {
  const filter = { today, id, commerce, category }
  return untilChange.of(
    `offers ${JSON.stringify([filter, when])}`,
    async () => {
      const listed = await listOfferPlaces(db, filter)
      const asked = when ? listed.filter((offer) => isOfferedAt(offer, when, today)) : listed
      const ordered = leadFirst(asked.toSorted(when === 'ending' ? byEnd : byKind))
      return apart(ordered, (offer) => offer.commerce).map((offer) => offer.id)
    },
    (ids) => Math.ceil(ids.length / IDS_PER_ROW),
  )
}

/** Those with a last day first, and among them those with a photo. Sorting keeps the newest first among equals. */
const byKind = (one: OfferPlace, other: OfferPlace) => rankOf(one) - rankOf(other)

const rankOf = ({ ends_on, photo }: OfferPlace) =>
  (ends_on === null ? 2 : 0) + (photo === null ? 1 : 0)

/** Those that end first. */
function byEnd(one: OfferPlace, other: OfferPlace): number {
  const [end, otherEnd] = [one.ends_on ?? '', other.ends_on ?? '']
  if (end === otherEnd) return byKind(one, other)
  return end < otherEnd ? -1 : 1
}

/** The first one, which is shown large, has a photo; without any, it is the one that ends first. */
function leadFirst(offers: OfferPlace[]): OfferPlace[] {
  const dated = offers.filter(({ ends_on }) => ends_on !== null)
  const lead = offers.find(({ photo }) => photo !== null) ?? dated.toSorted(byEnd)[0]
  return lead ? [lead, ...offers.filter((offer) => offer !== lead)] : offers
}
