import { site } from '#contract/site.ts'
import { route } from '../http/route.ts'

export const siteRoutes = [
  route({
    method: 'GET',
    path: '/api/site/',
    summary: 'Dice de qué pueblo es el directorio, y su zona horaria.',
    access: 'public',
    response: site,
    handle: async ({ config: { town, timeZone } }) => ({ town, time_zone: timeZone }),
  }),
]
