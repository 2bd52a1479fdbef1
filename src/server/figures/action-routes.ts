import { type Action, action } from '#contract/figures.ts'
import type { ShownIds } from '#contract/rendering.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { findListedCommerce } from '../directory/commerces.ts'
import { findListedOffer } from '../directory/offers.ts'
import { throttled } from '../errors.ts'
import { type Call, route } from '../http/route.ts'
import { todayOf } from '../today.ts'

const RETRY_SECONDS = 60

export const actionRoutes = [
  route('POST', '/api/directory/actions/', {
    summary: 'Dice que alguien ha pulsado algo en la página de un comercio o de una oferta.',
    description:
      'La manda la propia página, para las cifras del comercio. Cada persona cuenta una vez al día por comercio y por botón; quien ha iniciado sesión, los robots y quien no quiere que se le cuente no cuentan. Lo que no está publicado no se cuenta, y tampoco es un error.',
    access: 'public',
    module: 'figures',
    form: action,
    status: 204,
    writeLimit: false,
    isUnseen: true,
    async handle(call) {
      const { visits, request, form, config } = call
      if (config.rateLimits && visits.isFlooding(request)) throw throttled(RETRY_SECONDS)
      const ids = await findIds(call, form).catch((error: Error) => {
        // The database is unavailable: the write checks later that the shop and offer exist.
        if (isUnavailable(error)) return claimedIds(form)
        throw error
      })
      if (ids) visits.action(request, form.kind, ids)
    },
  }),
]

/** Returns undefined unless the shop and offer are public and belong together. */
async function findIds(call: Call, { commerce, offer }: Action): Promise<ShownIds | undefined> {
  const today = todayOf(call)
  if (offer !== undefined) {
    const found = await findListedOffer(call.db, offer, today)
    if (found.state !== 'public') return undefined
    const shop = found.row.commerce.id
    return commerce === undefined || commerce === shop ? { commerce: shop, offer } : undefined
  }
  if (commerce === undefined) return undefined
  const found = await findListedCommerce(call.db, commerce, today)
  return found.state === 'public' ? { commerce } : undefined
}

const claimedIds = ({ commerce, offer }: Action): ShownIds | undefined =>
  commerce === undefined ? undefined : { commerce, ...(offer !== undefined && { offer }) }
