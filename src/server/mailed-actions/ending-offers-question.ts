import { dayOf } from '../auth/question-links.ts'
import { invalid } from '../errors.ts'
import { endingOffersOf } from '../offers/ending-offers.ts'
import { extendedTo, extendOffers } from '../offers/extend-offers.ts'
import { commonFields, type MailedKind } from './mailed-kind.ts'

export const endingOffersQuestion: MailedKind = {
  async present(db, question) {
    const { user, about, answer } = question
    const ends_on = dayOf(about)
    // Extended offers no longer end on that day, so they are found by their ids.
    const offers = await endingOffersOf(db, user.id, ends_on, { ids: answer ?? [] })
    return {
      purpose: 'ending_offers',
      ...commonFields(question),
      ends_on,
      extends_to: extendedTo(ends_on),
      offers: offers.map(({ id, title, commerce, commerce_name }) => {
        const is_extended = answer?.includes(id) ?? false
        return { id, title, commerce, commerce_name, is_extended }
      }),
    }
  },
  async answer(tx, { clock }, { user, about }, { extend }) {
    if (extend.length === 0) throw invalid({ extend: ['Elige al menos una oferta'] })
    const { id, username } = user
    await extendOffers(tx, { id, username }, dayOf(about), extend, clock.now())
    return extend
  },
  isRepeated: async (_tx, { answer }, { extend }) =>
    extend.length > 0 && extend.every((id) => answer?.includes(id)),
}
