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
  /** The guide's step to save with the settings. */
  guideStep?: number
  onSaved: (saved: Settings) => unknown
}

/**
 * Changes that somebody else saves in the meantime are merged. If both changed the same setting, a message says so, and
 * the next save overwrites it.
 */
export function useSectionForm({ settings, section, guideStep, onSaved }: Options) {
  const names = namesOf(section).filter((name) => settings.fixed[name] === undefined)
  const base = useRef(settings)
  const form = useForm<FormValues, Settings>({
    schema: settingsChanges.pick(Object.fromEntries(names.map((name) => [name, true])) as Picked),
    initial: valuesOf(settings, names),
    labels: Object.fromEntries(names.map((name) => [name, LABELS[name]])),
    draft: `settings-${storedUser()?.id}-${section.id}`,
    send: ({ values }) => save(values),
    async onSuccess(saved) {
      // If this fails, the next page shows the changes.
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
      const theirs = changesOf(valuesOf(current, names), valuesOf(base.current, names))
      base.current = current
      const merged = { ...valuesOf(current, names), ...changes }
      form.rebase(valuesOf(current, names), merged)
      const conflicts = names.filter(
        (name) => name in theirs && name in changes && theirs[name] !== changes[name],
      )
      if (conflicts.length > 0) throw new SettingsConflict(conflicts, current)
      return await save(merged)
    }
  }

  return form
}

type Picked = { [Name in SettingName]?: true }

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
