import { z } from 'zod'
import { inputsOf, namesOf, outputsOf } from './field-table.ts'
import { digitsAsNumber, orNull } from './fields.ts'
import { httpError } from './http-error.ts'
import { SETTINGS_FIELDS } from './settings-fields.ts'

export type SettingName = keyof typeof SETTINGS_FIELDS

export const SETTING_NAMES = namesOf(SETTINGS_FIELDS)

const values = z.object(outputsOf(SETTINGS_FIELDS))

/** Every setting; null: not set. */
export type SettingValues = z.infer<typeof values>

/** What holds until somebody chooses. */
export const USUAL_SETTINGS: SettingValues = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS_FIELDS[name].usual]),
) as { [Name in SettingName]: (typeof SETTINGS_FIELDS)[Name]['usual'] }

/** How many questions the guide of an empty directory asks. */
export const GUIDE_QUESTIONS = 6

const WRONG_STEP = `Debe ser un número entre 0 y ${GUIDE_QUESTIONS}, o nada`

/** The settings as they hold. */
export const settings = values.extend({
  /** Which of them the server's environment sets, and by which variable: they are not changed here. */
  fixed: z.partialRecord(z.enum(SETTING_NAMES), z.string()),
  /**
   * The question of the guide that comes next, from 1; 0: nobody has opened it yet. Null: it is over, or there
   * never was one.
   */
  guide_step: z.int().nullable(),
  /** Goes up with every change; it is the `ETag`. */
  version: z.int(),
})
export type Settings = z.infer<typeof settings>

/** Somebody else saved them in between: `current` is what holds now. */
export const settingsConflict = httpError.extend({ current: settings })

/** The settings that change. A guide that is over stays so. */
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
