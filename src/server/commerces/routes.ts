import { commerce } from '#contract/commerces.ts'
import { ADMINISTRATOR, ROLES } from '#contract/roles.ts'
import { listSender } from '../http/lists.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { photoAddress } from '../photos/address.ts'
import { type CommerceRow, countCommerces, findCommerce, listCommerces } from './store.ts'

const sendList = listSender(commerce)

export const commerceRoutes = [
  route({
    method: 'GET',
    path: '/api/commerce/',
    access: ROLES,
    handle: (call) =>
      sendList(
        call,
        () => total(call),
        async (span) => (await listCommerces(call.db, call.viewer, span)).map(shownBy(call)),
      ),
  }),
  route({
    method: 'GET',
    path: '/api/commerce/:id/',
    access: ROLES,
    answer: commerce,
    find: ({ db, viewer, request }) => findCommerce(db, viewer, idOf(request)),
    handle: async (call) => shownBy(call)(call.found),
  }),
]

function total({ db, viewer, totals }: SignedCall): Promise<number> {
  const count = () => countCommerces(db, viewer)
  return viewer.role === ADMINISTRATOR ? totals.of('commerces', count) : count()
}

function shownBy({ config }: SignedCall) {
  return (row: CommerceRow) => ({ ...row, photo: photoAddress(config, row.photo) })
}
