import { ADMINISTRATORS } from '#contract/roles.ts'
import { type Settings, settings, settingsChanges, settingsConflict } from '#contract/settings.ts'
import { presentSettings } from '../config/effective-settings.ts'
import { findSettings } from '../config/settings-row.ts'
import { versionEtag } from '../http/etag.ts'
import { route, type SignedCall } from '../http/route.ts'
import { updateSettings } from './update-settings.ts'

export const settingsRoutes = [
  route({
    method: 'GET',
    path: '/api/settings/',
    summary: 'Responde con los ajustes del directorio.',
    access: ADMINISTRATORS,
    response: settings,
    hasVersionEtag: true,
    handle: async (call) =>
      withEtag(call, presentSettings(call.config, await findSettings(call.db))),
  }),
  route({
    method: 'PATCH',
    path: '/api/settings/',
    summary:
      'Cambia los ajustes que se envían. Los que fija el entorno del servidor (`fixed`) no se pueden cambiar.',
    access: ADMINISTRATORS,
    form: settingsChanges,
    response: settings,
    hasVersionEtag: true,
    errorResponses: { 409: settingsConflict },
    handle: async (call) => withEtag(call, await updateSettings(call, call.form)),
  }),
]

/** Adds the ETag that a save sends back in `If-Match`. */
function withEtag({ reply }: SignedCall, answer: Settings): Settings {
  reply.header('etag', versionEtag(answer.version))
  return answer
}
