import { ADMINISTRATORS } from '#contract/roles.ts'
import { settings, settingsChanges, settingsConflict } from '#contract/settings.ts'
import { presentSettings } from '../config/effective-settings.ts'
import { findSettings } from '../config/open-settings.ts'
import { route } from '../http/route.ts'
import { updateSettings } from './update-settings.ts'

export const settingsRoutes = [
  route('GET', '/api/settings/', {
    summary: 'Responde con los ajustes del directorio.',
    access: ADMINISTRATORS,
    response: settings,
    hasVersionEtag: true,
    handle: async (call) => presentSettings(call.config, await findSettings(call.db)),
  }),
  route('PATCH', '/api/settings/', {
    summary:
      'Cambia los ajustes que se envían. Los que fija el entorno del servidor (`fixed`) no se pueden cambiar.',
    access: ADMINISTRATORS,
    form: settingsChanges,
    response: settings,
    hasVersionEtag: true,
    errorResponses: { 409: settingsConflict },
    handle: (call) => updateSettings(call, call.form),
  }),
]
