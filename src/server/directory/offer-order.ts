import { isOfferedAt, type OfferTime } from '#contract/offer-dates.ts'
import type { Services } from '../services.ts'
import { listSortableOffers, type OfferFilter, type SortableOffer } from './offers.ts'
import { spreadGroups } from './spread-groups.ts'

type OrderedFilter = Pick<OfferFilter, 'today' | 'id' | 'commerce' | 'category'> & {
  when?: OfferTime | undefined
}

/** Number of ids that need as much memory as one row of a list, the unit of the cache. */
const IDS_PER_ROW = 20

/** Returns the ids of offers in the order that /como-ordenamos describes. */
export function orderOffers(
  { db, untilChange }: Pick<Services, 'db' | 'untilChange'>,
  { today, id, commerce, category, when }: OrderedFilter,
): Promise<number[]> {
  const filter = { today, id, commerce, category }
  return untilChange.of(
    `offers ${JSON.stringify([filter, when])}`,
    async () => {
      const listed = await listSortableOffers(db, filter)
      const matching = when ? listed.filter((offer) => isOfferedAt(offer, when, today)) : listed
      const sorted = matching.toSorted(when === 'ending' ? byEnd : byDateAndPhoto)
      const lead = leadOf(sorted)
      const others = sorted.filter((offer) => offer !== lead)
      const ordered = spreadGroups(lead ? [lead, ...others] : others, ({ commerce }) => commerce)
      return ordered.map((offer) => offer.id)
    },
    (ids) => Math.ceil(ids.length / IDS_PER_ROW),
  )
}

/** Sorts offers with a last day first, and then offers with a photo. Equal offers stay in the order newest first. */
const byDateAndPhoto = (a: SortableOffer, b: SortableOffer) => rankOf(a) - rankOf(b)

const rankOf = ({ ends_on, photo }: SortableOffer) =>
  (ends_on === null ? 2 : 0) + (photo === null ? 1 : 0)

/** For offers with a last day: the earliest first. */
function byEnd(a: SortableOffer, b: SortableOffer): number {
  const [end, otherEnd] = [a.ends_on ?? '', b.ends_on ?? '']
  if (end === otherEnd) return byDateAndPhoto(a, b)
  return end < otherEnd ? -1 : 1
}

/** Returns the offer that is shown large: the first with a photo, else the one that ends first. */
function leadOf(offers: SortableOffer[]): SortableOffer | undefined {
  const dated = offers.filter(({ ends_on }) => ends_on !== null)
  return offers.find(({ photo }) => photo !== null) ?? dated.toSorted(byEnd)[0]
}
