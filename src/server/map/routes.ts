import type { TownOfAddress, WholeAddress } from '#contract/address.ts'
import { mapQuery } from '#contract/map-query.ts'
import { type PlaceQuery, placeQuery, placeResponse } from '#contract/places.ts'
import { readAddress } from '#contract/read-address.ts'
import { SHOPKEEPERS } from '#contract/roles.ts'
import { townOfAddress } from '../config/effective-settings.ts'
import { currentSettings } from '../current-settings.ts'
import { type RateLimit, reserveAttempt } from '../http/rate-limit.ts'
import { route } from '../http/route.ts'

/** Limit for an account, because each search may send a request to the geocoder. */
const SEARCHES: RateLimit = { scope: 'geocoder', limit: 60, seconds: 60 * 60 }

export const mapRoutes = [
  route('POST', '/api/places/find/', {
    summary: 'Propone dónde está una dirección del pueblo. No guarda nada.',
    description:
      'Pregunta al geocodificador de `GEOCODER_URL`. Sin propuesta, `null`: no la conoce, no contesta o no hay.',
    access: SHOPKEEPERS,
    writeLimit: false,
    form: placeQuery,
    response: placeResponse,
    async handle(call) {
      const { viewer, geocoder, form } = call
      await reserveAttempt(call, { limit: SEARCHES, key: String(viewer.id) })
      const town = townOfAddress(await currentSettings(call))
      const found = await geocoder.find(mapQuery(town, addressOf(form, town)))
      if (found === undefined) return { proposal: null }
      const { precision, ...point } = found
      return { proposal: precision === 'town' ? null : { ...point, precision } }
    },
  }),
]

function addressOf(form: PlaceQuery, town: TownOfAddress | null): WholeAddress {
  const { direction, street } = form
  if (street === undefined) return { direction, ...readAddress(direction, town) }
  const { number = '', address_extra = '', postal_code = '', locality = '' } = form
  return { direction, street, number, address_extra, postal_code, locality }
}
