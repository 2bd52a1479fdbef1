import type { FieldErrors } from '#contract/field-errors.ts'
import {
  SETTING_NAMES,
  type SettingName,
  type Settings,
  type SettingsChanges,
} from '#contract/settings.ts'
import { changed, record } from '../activity/record.ts'
import type { Config } from '../config/config.ts'
import { effectiveSettings, presentSettings, variablesOf } from '../config/effective-settings.ts'
import { lockSettings, type SettingsRow, saveSettings } from '../config/open-settings.ts'
import { invalid, settingsConflict } from '../errors.ts'
import { isStale } from '../http/etag.ts'
import type { SignedCall } from '../http/route.ts'

const LOGGED_SETTINGS = { type: 'settings', id: 1, name: 'ajustes del directorio' } as const

/** Throws 409 if the settings changed since the client read them, and 400 for values that the environment fixes. */
export async function updateSettings(call: SignedCall, form: SettingsChanges): Promise<Settings> {
  const { config } = call
  const { guide_step, modules: modulesInForm, ...values } = form
  const saved = await call.db.transaction(async (tx) => {
    const row = await lockSettings(tx)
    if (isStale(call.request, row.version)) throw settingsConflict(presentSettings(config, row))
    const before = effectiveSettings(config, row)
    const modules = { ...before.modules, ...modulesInForm }
    const changes = changed(before, { ...values, modules }, SETTING_NAMES)
    if (changes) refuseFixed(config, changes.after)
    const next = nextRow(row, changes?.after, guide_step)
    if (next === undefined) return row
    await saveSettings(tx, next, call.clock.now())
    if (changes) await record(tx, call, { verb: 'update', ...LOGGED_SETTINGS, ...changes })
    return next
  })
  call.settings.accept(saved)
  return presentSettings(config, saved)
}

/** Returns undefined if the row is unchanged. A new guide step keeps the version, so that it causes no conflicts. */
function nextRow(
  row: SettingsRow,
  after: Record<string, unknown> | undefined,
  step: number | null | undefined,
): SettingsRow | undefined {
  // A finished guide (null) is not started again.
  const guide_step = row.guide_step === null || step === undefined ? row.guide_step : step
  if (after) return { chosen: { ...row.chosen, ...after }, guide_step, version: row.version + 1 }
  return guide_step === row.guide_step ? undefined : { ...row, guide_step }
}

function refuseFixed(config: Config, after: Record<string, unknown>): void {
  const fixed = variablesOf(config)
  const errors: FieldErrors = {}
  for (const name of Object.keys(after) as SettingName[]) {
    const variable = fixed[name]
    if (variable) errors[name] = [`Lo fija ${variable} en el servidor: aquí no se puede cambiar.`]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
