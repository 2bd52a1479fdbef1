import { id } from '#contract/fields.ts'
import { offer } from '#contract/offers.ts'
import { ROLES } from '#contract/roles.ts'
import { invalid } from '../errors.ts'
import { listSender } from '../http/lists.ts'
import { route, type SignedCall } from '../http/route.ts'
import { photoAddress } from '../photos/address.ts'
import { countOffers, listOffers, type OfferRow } from './store.ts'

const sendList = listSender(offer)

export const offerRoutes = [
  route({
    method: 'GET',
    path: '/api/offer/',
    access: ROLES,
    handle: (call) => {
      const { db, viewer } = call
      const commerce = askedCommerce(call)
      return sendList(
        call,
        () => countOffers(db, viewer, commerce),
        async (span) => (await listOffers(db, viewer, commerce, span)).map(shownBy(call)),
      )
    },
  }),
]

/** `?commerce=`: a shop that is not there or another's has no offers; what is no number is refused. */
function askedCommerce({ request }: SignedCall): number | undefined {
  const { commerce } = request.query as { commerce?: unknown }
  if (commerce === undefined) return undefined
  if (!/^\d+$/.test(String(commerce))) {
    throw invalid({ commerce: ['El comercio se indica con su número'] })
  }
  return id.safeParse(commerce).data ?? 0
}

function shownBy({ config }: SignedCall) {
  return (row: OfferRow) => ({ ...row, photo: row.photo && photoAddress(config, row.photo) })
}
