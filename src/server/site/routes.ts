import { site } from '#contract/site.ts'
import { currentSettings } from '../current-settings.ts'
import { townOf } from '../effective-settings.ts'
import { route } from '../http/route.ts'

export const siteRoutes = [
  route({
    method: 'GET',
    path: '/api/site/',
    summary:
      'Dice de qué pueblo es el directorio, su zona horaria y cómo se habla con quien lo lleva.',
    access: 'public',
    response: site,
    handle: async (call) => {
      const settings = await currentSettings(call)
      const { contact_email: email, contact_phone: phone, time_zone } = settings
      return { town: townOf(settings), time_zone, contact: { email, phone } }
    },
  }),
]
