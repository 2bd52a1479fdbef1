import type { FieldErrors } from '#contract/field-errors.ts'
import {
  SETTING_NAMES,
  type SettingName,
  type Settings,
  type SettingsChanges,
} from '#contract/settings.ts'
import { changed, record } from '../activity/record.ts'
import type { Config } from '../config/config.ts'
import { effectiveSettings, fixedBy, presentSettings } from '../config/effective-settings.ts'
import { lockSettings, type SettingsRow, saveSettings } from '../config/open-settings.ts'
import { invalid, settingsConflict } from '../errors.ts'
import { isStale } from '../http/etag.ts'
import type { SignedCall } from '../http/route.ts'

/** Name and id of the settings in the log. */
const NAME = 'ajustes del directorio'
const ID = 1

/** Throws 409 if they were saved since they were read, and 400 for settings that the environment fixes. */
export async function updateSettings(
  { db, clock, config, viewer, request, settings }: SignedCall,
  { guide_step, modules: switched, ...form }: SettingsChanges,
): Promise<Settings> {
  const saved = await db.transaction(async (tx) => {
    const savedRow = await lockSettings(tx)
    if (isStale(request, savedRow.version)) {
      throw settingsConflict(presentSettings(config, savedRow))
    }
    const before = effectiveSettings(config, savedRow)
    const modules = { ...before.modules, ...switched }
    const changes = changed(before, { ...form, modules }, SETTING_NAMES)
    if (changes) refuseFixed(config, changes.after)
    const next = nextRow(savedRow, changes?.after, guide_step)
    if (next === undefined) return savedRow
    const at = clock.now()
    await saveSettings(tx, next, at)
    if (changes) {
      const event = { verb: 'update', type: 'settings', id: ID, name: NAME } as const
      await record(tx, { actor: viewer, at }, { ...event, ...changes })
    }
    return next
  })
  settings.accept(saved)
  return presentSettings(config, saved)
}

/** Returns undefined if the row is unchanged. A step of the guide does not raise the version, to cause no conflicts. */
function nextRow(
  savedRow: SettingsRow,
  after: Record<string, unknown> | undefined,
  step: number | null | undefined,
): SettingsRow | undefined {
  // A finished guide (null) is not started again.
  const guide_step = savedRow.guide_step === null || step === undefined ? savedRow.guide_step : step
  if (after) {
    const { version } = savedRow
    return { chosen: { ...savedRow.chosen, ...after }, guide_step, version: version + 1 }
  }
  return guide_step === savedRow.guide_step ? undefined : { ...savedRow, guide_step }
}

function refuseFixed(config: Config, after: Record<string, unknown>): void {
  const fixed = fixedBy(config)
  const errors: FieldErrors = {}
  for (const name of Object.keys(after) as SettingName[]) {
    const variable = fixed[name]
    if (variable) errors[name] = [`Lo fija ${variable} en el servidor: aquí no se puede cambiar.`]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
