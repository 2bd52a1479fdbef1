import { useRef } from 'react'
import { type SettingName, type Settings, settingsChanges } from '#contract/settings.ts'
import type { Site } from '#contract/site.ts'
import { conflictOf } from '#web/api/api.ts'
import { getPublic } from '#web/api/http.ts'
import { storedUser } from '#web/api/session.ts'
import { showSite } from '#web/api/site.ts'
import { formatSetting } from '#web/format/setting.ts'
import { useForm } from '#web/forms/use-form.ts'
import { saveSettings } from './calls.ts'
import { changesOf, type FormValues, LABELS, namesOf, type Section, valuesOf } from './sections.ts'

type Options = {
  settings: Settings
  section: Section
  /** The step of the guide, which is saved with the settings. */
  guideStep?: number
  onSaved: (saved: Settings) => unknown
}

/**
 * A form for one section. Changes that another administrator saves in the meantime are merged. If two administrators
 * change the same setting, a message names this setting, and saving again overwrites the other value.
 */
export function useSectionForm({ settings, section, guideStep, onSaved }: Options) {
  const names = namesOf(section).filter((name) => settings.fixed[name] === undefined)
  const base = useRef(settings)
  const form = useForm<FormValues, Settings>({
    schema: settingsChanges.pick(
      Object.fromEntries(names.map((name) => [name, true])) as FieldMask,
    ),
    initial: valuesOf(settings, names),
    labels: Object.fromEntries(names.map((name) => [name, LABELS[name]])),
    draft: `settings-${storedUser()?.id}-${section.id}`,
    send: ({ values }) => save(values),
    async onSuccess(saved) {
      // Shows the changes at once. If the request fails, the next page load shows them.
      await getPublic<Site>('/api/site/').then(showSite, () => {})
      return onSaved(saved)
    },
    onError: (error) => {
      if (!(error instanceof SettingsConflict)) return false
      form.showFormError(error.message)
      return true
    },
  })

  async function save(values: FormValues): Promise<Settings> {
    const changes = changesOf(values, valuesOf(base.current, names))
    try {
      const step = guideStep === undefined ? {} : { guide_step: guideStep }
      return await saveSettings({ ...(changes as object), ...step }, base.current.version)
    } catch (error) {
      const current = conflictOf<Settings>(error)
      if (current === undefined) throw error
      const otherChanges = changesOf(valuesOf(current, names), valuesOf(base.current, names))
      base.current = current
      const merged = { ...valuesOf(current, names), ...changes }
      form.rebase(valuesOf(current, names), merged)
      const conflicts = names.filter(
        (name) => name in otherChanges && name in changes && otherChanges[name] !== changes[name],
      )
      if (conflicts.length > 0) throw new SettingsConflict(conflicts, current)
      return await save(merged)
    }
  }

  return form
}

type FieldMask = { [Name in SettingName]?: true }

class SettingsConflict extends Error {
  constructor(names: readonly SettingName[], current: Settings) {
    const now = names.map((name) => {
      const value = formatSetting(name, current[name])
      return `${LABELS[name]}, que ahora ${value ? `es «${value}»` : 'está en blanco'}`
    })
    super(
      `Otra persona ha cambiado mientras tanto ${now.join(' y ')}. Si guardas otra vez, queda lo tuyo.`,
    )
  }
}
