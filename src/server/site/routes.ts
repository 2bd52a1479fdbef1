import { site } from '#contract/site.ts'
import { townOfAddress } from '../config/effective-settings.ts'
import { currentSettings } from '../current-settings.ts'
import { nullWhileUnavailable } from '../database/unavailable.ts'
import { hasDuty } from '../duty/queries.ts'
import { route } from '../http/route.ts'
import { townMapOf } from '../map/town-map.ts'
import { findNoticeOf } from '../notices/queries.ts'
import { todayOf } from '../today.ts'

export const siteRoutes = [
  route('GET', '/api/site/', {
    summary:
      'Dice de qué pueblo es el directorio, su zona horaria, su mapa, su anuncio de hoy y cómo se habla con la administración.',
    access: 'public',
    response: site,
    handle: async (call) => {
      const settings = await currentSettings(call)
      const { contact_email: email, contact_phone: phone, time_zone } = settings
      const [map, notice, has_duty] = await Promise.all([
        townMapOf(call).catch(nullWhileUnavailable),
        findNoticeOf(call.db, todayOf(call)).catch(nullWhileUnavailable),
        hasDuty(call).catch(nullWhileUnavailable),
      ])
      return {
        town: townOfAddress(settings),
        time_zone,
        contact: { email, phone },
        map,
        notice: notice ?? null,
        modules: settings.modules,
        has_duty: has_duty ?? false,
        demo: !call.config.production,
      }
    },
  }),
]
