import { isOfferedAt, type OfferTime } from '#contract/offer-dates.ts'
import type { Services } from '../services.ts'
import { listOfferPlaces, type OfferFilter, type OfferPlace } from './offers.ts'
import { spreadGroups } from './spread-groups.ts'

type OrderedFilter = Pick<OfferFilter, 'today' | 'id' | 'commerce' | 'category'> & {
  when?: OfferTime | undefined
}

/** Ids that need as much memory as one row of a list, the unit of the cache. */
const IDS_PER_ROW = 20

/** Returns the ids of all listed offers that match, in the order that /como-ordenamos describes. */
export function orderOffers(
  { db, untilChange }: Pick<Services, 'db' | 'untilChange'>,
  { today, id, commerce, category, when }: OrderedFilter,
): Promise<number[]> {
  const filter = { today, id, commerce, category }
  return untilChange.of(
    `offers ${JSON.stringify([filter, when])}`,
    async () => {
      const listed = await listOfferPlaces(db, filter)
      const matching = when ? listed.filter((offer) => isOfferedAt(offer, when, today)) : listed
      const ordered = leadFirst(matching.toSorted(when === 'ending' ? byEnd : byKind))
      return spreadGroups(ordered, (offer) => offer.commerce).map((offer) => offer.id)
    },
    (ids) => Math.ceil(ids.length / IDS_PER_ROW),
  )
}

/** Sorts dated offers first, and among them those with a photo. Otherwise keeps the newest first. */
const byKind = (one: OfferPlace, other: OfferPlace) => rankOf(one) - rankOf(other)

const rankOf = ({ ends_on, photo }: OfferPlace) =>
  (ends_on === null ? 2 : 0) + (photo === null ? 1 : 0)

function byEnd(one: OfferPlace, other: OfferPlace): number {
  const [end, otherEnd] = [one.ends_on ?? '', other.ends_on ?? '']
  if (end === otherEnd) return byKind(one, other)
  return end < otherEnd ? -1 : 1
}

/** Moves the lead offer, which is shown large, to the front: the first with a photo, else the one that ends first. */
function leadFirst(offers: OfferPlace[]): OfferPlace[] {
  const dated = offers.filter(({ ends_on }) => ends_on !== null)
  const lead = offers.find(({ photo }) => photo !== null) ?? dated.toSorted(byEnd)[0]
  return lead ? [lead, ...offers.filter((offer) => offer !== lead)] : offers
}
