import { site } from '#contract/site.ts'
import { currentSettings } from '../current-settings.ts'
import { townOf } from '../effective-settings.ts'
import { route } from '../http/route.ts'

export const siteRoutes = [
  route({
    method: 'GET',
    path: '/api/site/',
    summary: 'Dice de qué pueblo es el directorio, y su zona horaria.',
    access: 'public',
    response: site,
    handle: async (call) => {
      const settings = await currentSettings(call)
      return { town: townOf(settings), time_zone: settings.time_zone }
    },
  }),
]
