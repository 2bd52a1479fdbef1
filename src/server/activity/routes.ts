import { activity, activityQuery } from '#contract/activity.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import { idOf } from '../http/params.ts'
import { route } from '../http/route.ts'
import { timeZone } from '../time/time-zone.ts'
import { countActivity, findActivity, listActivity } from './queries.ts'

export const activityRoutes = [
  route('GET', '/api/activity/', {
    summary: 'Lista quién hizo qué, lo último primero.',
    access: ADMINISTRATORS,
    query: activityQuery,
    list: activity,
    handle: ({ db, query, settings }) => {
      const zone = timeZone(settings.present().time_zone)
      return {
        count: () => countActivity(db, query, zone),
        rows: (range) => listActivity(db, query, zone, range),
      }
    },
  }),
  route('GET', '/api/activity/:id/', {
    summary: 'Responde con una línea de la actividad.',
    access: ADMINISTRATORS,
    find: ({ db, request }) => findActivity(db, idOf(request)),
    response: activity,
  }),
]
