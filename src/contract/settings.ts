import { z } from 'zod'
import { inputsOf, namesOf, outputsOf } from './field-table.ts'
import { digitsAsNumber, orNull } from './fields.ts'
import { httpError } from './http-error.ts'
import { SETTINGS_FIELDS } from './settings-fields.ts'

export type SettingName = keyof typeof SETTINGS_FIELDS

export const SETTING_NAMES = namesOf(SETTINGS_FIELDS)

const values = z.object(outputsOf(SETTINGS_FIELDS))

export type SettingValues = z.infer<typeof values>

export const DEFAULT_SETTINGS: SettingValues = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS_FIELDS[name].defaultValue]),
) as { [Name in SettingName]: (typeof SETTINGS_FIELDS)[Name]['defaultValue'] }

export const GUIDE_QUESTION_COUNT = 6

const WRONG_STEP = `Debe ser un número entre 0 y ${GUIDE_QUESTION_COUNT}, o nada`

export const settings = values.extend({
  /** Settings that an environment variable overrides, with the name of the variable. */
  fixed: z.partialRecord(z.enum(SETTING_NAMES), z.string()),
  /** Next question of the setup guide, from 1; 0: not opened yet. Null: finished or never needed. */
  guide_step: z.int().nullable(),
  /** Incremented by every change; the value of the `ETag`. */
  version: z.int(),
})
export type Settings = z.infer<typeof settings>

export const settingsConflict = httpError.extend({ current: settings })

export const settingsChanges = z
  .object({
    ...inputsOf(SETTINGS_FIELDS),
    guide_step: orNull(
      z.preprocess(
        digitsAsNumber,
        z.int(WRONG_STEP).min(0, WRONG_STEP).max(GUIDE_QUESTION_COUNT, WRONG_STEP),
      ),
    ),
  })
  .partial()
export type SettingsChanges = z.infer<typeof settingsChanges>
