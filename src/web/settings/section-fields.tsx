import type { SettingName, Settings } from '#contract/settings.ts'
import { settingOf } from '#contract/settings-fields.ts'
import { formatSetting } from '#web/format/setting.ts'
import { EmailField, TextField } from '#web/forms/field.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { LABELS, namesOf, type Section, zoneOf } from './sections.ts'
import { FixedReason } from './settings-card.tsx'
import type { useSectionForm } from './use-section-form.ts'

type SectionFieldsProps = {
  section: Section
  settings: Settings
  form: ReturnType<typeof useSectionForm>
}

/** The fields of a section. A setting that an environment variable fixes has no field, only its value. */
export function SectionFields({ section, settings, form }: SectionFieldsProps) {
  return (
    <div className="stack gap-20">
      {namesOf(section).map((name) =>
        settings.fixed[name] === undefined ? (
          <SettingField key={name} name={name} settings={settings} form={form} />
        ) : (
          <div
            key={name}
            className="grid gap-4 px-16 py-12 break-anywhere sunken outlined rounded-field"
          >
            <span className="strong">{LABELS[name]}</span>
            <span>{formatSetting(name, settings[name])}</span>
            <FixedReason variable={settings.fixed[name]} />
          </div>
        ),
      )}
    </div>
  )
}

type SettingFieldProps = Omit<SectionFieldsProps, 'section'> & { name: SettingName }

function SettingField({ name, settings, form }: SettingFieldProps) {
  const setting = settingOf(name)
  const field = form.field(name)
  const { help } = setting
  switch (setting.kind) {
    case 'choice':
      return (
        <SelectField
          {...field}
          help={help}
          options={optionsOf(setting, field.value)}
          onChange={choose}
        />
      )
    case 'switches':
      return (
        <Switches
          options={setting.options}
          value={field.value}
          onChange={(value) => form.change(name, value)}
        />
      )
    case 'days':
      return <TextField {...field} help={help} inputMode="numeric" />
    case 'list':
      return <TextField {...field} help={help} autoComplete="off" />
    case 'text': {
      const { type, isRequired } = setting
      const text = { ...field, help, 'aria-required': isRequired, autoComplete: 'off' }
      if (type === 'email') return <EmailField {...text} />
      return <TextField {...text} {...(type && { type, inputMode: type })} />
    }
  }

  /** Choosing a region also sets the time zone of this region. */
  function choose(value: string) {
    form.change(name, value)
    const zone = name === 'region' ? zoneOf(value) : undefined
    if (zone && settings.fixed.time_zone === undefined) form.change('time_zone', zone)
  }
}

/** Returns the options of a setting, and the current value. `none` is the name of '' (not set). */
function optionsOf(
  { names, none: unsetName }: { names: Record<string, string>; none?: string },
  value: string,
) {
  const values = [...new Set([...(unsetName ? [''] : []), ...Object.keys(names), value])]
  return values.map((option) => ({
    value: option,
    name: option === '' ? unsetName! : (names[option] ?? option),
  }))
}

type SwitchesProps = {
  options: Record<string, { label: string; help?: string }>
  /** The options that are on, separated by ', ', or 'none'. */
  value: string
  onChange: (value: string) => void
}

function Switches({ options, value, onChange }: SwitchesProps) {
  const enabled = value.split(', ')
  return Object.entries(options).map(([option, texts]) => (
    <Switch
      key={option}
      {...texts}
      checked={enabled.includes(option)}
      onChange={(isOn) => {
        const next = Object.keys(options).filter((name) =>
          name === option ? isOn : enabled.includes(name),
        )
        onChange(next.join(', ') || 'none')
      }}
    />
  ))
}
