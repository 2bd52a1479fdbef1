import { site } from '#contract/site.ts'
import { townOfAddress } from '../config/effective-settings.ts'
import { currentSettings } from '../current-settings.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { route } from '../http/route.ts'
import { townMapOf } from '../map/town-map.ts'

export const siteRoutes = [
  route({
    method: 'GET',
    path: '/api/site/',
    summary:
      'Dice de qué pueblo es el directorio, su zona horaria, su mapa y cómo se habla con la administración.',
    access: 'public',
    response: site,
    handle: async (call) => {
      const settings = await currentSettings(call)
      const { contact_email: email, contact_phone: phone, time_zone } = settings
      const map = await townMapOf(call).catch(nullWhileUnavailable)
      return {
        town: townOfAddress(settings),
        time_zone,
        contact: { email, phone },
        map,
        demo: !call.config.production,
      }
    },
  }),
]

/** Everything else is known without the database. */
function nullWhileUnavailable(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}
