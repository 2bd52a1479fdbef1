import { type CommerceForm, commerce, commerceForm } from '#contract/commerces.ts'
import { ADMINISTRATOR, OWNER, ROLES } from '#contract/roles.ts'
import { listSender } from '../http/lists.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { photoAddress } from '../photos/address.ts'
import type { KeptPhoto } from '../photos/keep-photo.ts'
import { type CommerceRow, countCommerces, findCommerce, listCommerces } from './store.ts'
import { updateCommerce } from './update-commerce.ts'

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
  route({
    method: 'PUT',
    path: '/api/commerce/:id/',
    access: [OWNER, ADMINISTRATOR],
    answer: commerce,
    find: ({ db, viewer, request }) => findCommerce(db, viewer, idOf(request)),
    form: commerceForm,
    photo: ['photo'],
    presentPhoto: ({ config, found }) => photoAddress(config, found.photo),
    handle: save,
  }),
  route({
    method: 'PATCH',
    path: '/api/commerce/:id/',
    access: [OWNER, ADMINISTRATOR],
    answer: commerce,
    find: ({ db, viewer, request }) => findCommerce(db, viewer, idOf(request)),
    form: commerceForm.partial(),
    photo: ['photo'],
    presentPhoto: ({ config, found }) => photoAddress(config, found.photo),
    handle: save,
  }),
]

type Saving = SignedCall & {
  found: CommerceRow
  form: Partial<CommerceForm>
  photo: KeptPhoto | undefined
}

async function save(call: Saving) {
  const { viewer, found, form, photo } = call
  return shownBy(call)(await updateCommerce(call, viewer, found.id, form, photo))
}

function total({ db, viewer, totals }: SignedCall): Promise<number> {
  const count = () => countCommerces(db, viewer)
  return viewer.role === ADMINISTRATOR ? totals.of('commerces', count) : count()
}

function shownBy({ config }: SignedCall) {
  return (row: CommerceRow) => ({ ...row, photo: photoAddress(config, row.photo) })
}
