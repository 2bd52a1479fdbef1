import { z } from 'zod'
import { inputsOf, namesOf, outputsOf } from './field-table.ts'
import { digitsAsNumber, orNull } from './fields.ts'
import { httpError } from './http-error.ts'
import { SETTINGS_FIELDS } from './settings-fields.ts'

export type SettingName = keyof typeof SETTINGS_FIELDS

export const SETTING_NAMES = namesOf(SETTINGS_FIELDS)

const values = z.object(outputsOf(SETTINGS_FIELDS))

/** The values of all settings; null: not set. */
export type SettingValues = z.infer<typeof values>

/** Default values. */
export const USUAL_SETTINGS: SettingValues = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS_FIELDS[name].usual]),
) as { [Name in SettingName]: (typeof SETTINGS_FIELDS)[Name]['usual'] }

/** Number of questions of the setup guide. */
export const GUIDE_QUESTIONS = 6

const WRONG_STEP = `Debe ser un número entre 0 y ${GUIDE_QUESTIONS}, o nada`

/** The settings in effect. */
export const settings = values.extend({
  /** Settings that an environment variable overrides, with its name: they cannot be changed here. */
  fixed: z.partialRecord(z.enum(SETTING_NAMES), z.string()),
  /**
   * Next question of the setup guide, from 1; 0: it was not opened yet. Null: it is finished or was never needed.
   */
  guide_step: z.int().nullable(),
  /** Incremented by every change; the value of the `ETag`. */
  version: z.int(),
})
export type Settings = z.infer<typeof settings>

/** The settings were saved by somebody else in between: `current` is the saved version. */
export const settingsConflict = httpError.extend({ current: settings })

/** Changes of settings; missing ones stay. A finished guide cannot be reopened. */
export const settingsChanges = z
  .object({
    ...inputsOf(SETTINGS_FIELDS),
    guide_step: orNull(
      z.preprocess(
        digitsAsNumber,
        z.int(WRONG_STEP).min(0, WRONG_STEP).max(GUIDE_QUESTIONS, WRONG_STEP),
      ),
    ),
  })
  .partial()
export type SettingsChanges = z.infer<typeof settingsChanges>
