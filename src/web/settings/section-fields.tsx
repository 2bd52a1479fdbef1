import { MODULE_NAMES, MODULES } from '#contract/modules.ts'
import { RISKY_FIELDS, RISKY_LABELS, type RiskyField } from '#contract/proposals.ts'
import { REGION_CODES, REGIONS } from '#contract/regions.ts'
import type { SettingName, Settings } from '#contract/settings.ts'
import { isPeriod, PERIODS } from '#contract/settings-fields.ts'
import { WaitingNote } from '#web/commerces/waiting-note.tsx'
import { EmailField, TextField } from '#web/forms/field.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { FixedSetting } from './fixed-setting.tsx'
import { KEPT, type Section } from './sections.ts'
import { zoneOf, zoneOptions } from './setting-values.ts'
import type { useSectionForm } from './use-section-form.ts'

type SectionForm = ReturnType<typeof useSectionForm>
type SectionFieldsProps = { section: Section; settings: Settings; form: SectionForm }

/** The fields of a section. What the environment sets is only shown. */
export function SectionFields({ section, settings, form }: SectionFieldsProps) {
  return (
    <div className="stack gap-20">
      {section.names.map((name) =>
        settings.fixed[name] === undefined ? (
          <SettingField key={name} name={name} settings={settings} form={form} />
        ) : (
          <FixedSetting key={name} name={name} settings={settings} />
        ),
      )}
    </div>
  )
}

type SettingFieldProps = { name: SettingName; settings: Settings; form: SectionForm }

function SettingField({ name, settings, form }: SettingFieldProps) {
  const { onChange, ...field } = form.field(name)
  const text = { ...field, onChange }
  if (name === 'region') {
    return <SelectField {...field} options={REGION_OPTIONS} onChange={chooseRegion} />
  }
  if (name === 'time_zone') {
    const options = zoneOptions(settings.time_zone)
    return (
      <SelectField
        {...field}
        help="La del reloj del pueblo."
        options={options}
        onChange={(zone) => form.change(name, zone)}
      />
    )
  }
  if (name === 'review_fields') {
    return (
      <ReviewFields
        saved={settings.review_fields}
        value={field.value}
        onChange={(value) => form.change(name, value)}
      />
    )
  }
  if (name === 'modules') {
    return <ModuleFields value={field.value} onChange={(value) => form.change(name, value)} />
  }
  if (isPeriod(name)) {
    const { least, most, usual } = PERIODS[name]
    const range = `De ${least} a ${most} días; lo habitual, ${usual}.`
    return <TextField {...text} help={`${KEPT[name]} ${range}`} inputMode="numeric" />
  }
  if (name.endsWith('_email')) return <EmailField {...text} {...HINTS[name]} autoComplete="off" />
  return <TextField {...text} {...HINTS[name]} autoComplete="off" />

  /** A community has its clock. */
  function chooseRegion(region: string) {
    form.change('region', region)
    const zone = zoneOf(region)
    if (zone && settings.fixed.time_zone === undefined) form.change('time_zone', zone)
  }
}

type ReviewFieldsProps = {
  /** What is saved. */
  saved: readonly RiskyField[]
  value: string
  onChange: (value: string) => void
}

/** A switch for each; as a text they are divided by commas, as in the environment. */
function ReviewFields({ saved, value, onChange }: ReviewFieldsProps) {
  const chosen = value.split(', ').filter(Boolean)
  return RISKY_FIELDS.map((field) => (
    <div key={field}>
      <Switch
        label={RISKY_LABELS[field]}
        help={REVIEWED[field]}
        checked={chosen.includes(field)}
        onChange={(isOn) => {
          const isLeft = (one: string) => (one === field ? isOn : chosen.includes(one))
          onChange(RISKY_FIELDS.filter(isLeft).join(', '))
        }}
      />
      <div role="status">
        {saved.includes(field) && !chosen.includes(field) && <WaitingNote query={{ field }} />}
      </div>
    </div>
  ))
}

type ModuleFieldsProps = Pick<ReviewFieldsProps, 'value' | 'onChange'>

function ModuleFields({ value, onChange }: ModuleFieldsProps) {
  const on = value.split(', ')
  return MODULE_NAMES.map((name) => (
    <Switch
      key={name}
      label={MODULES[name].label}
      help={MODULES[name].help}
      checked={on.includes(name)}
      onChange={(isOn) => {
        const isLeft = (one: string) => (one === name ? isOn : on.includes(one))
        onChange(MODULE_NAMES.filter(isLeft).join(', ') || 'none')
      }}
    />
  ))
}

const REVIEWED: Record<RiskyField, string> = {
  name: 'Cómo se llama el comercio.',
  category: 'En qué categorías está.',
  address: 'Otra calle, otro número o el pin a más de 200 metros.',
  photo: 'La primera foto, la que sale en las listas.',
}

const REGION_OPTIONS = [
  { value: '', name: 'Sin responder' },
  ...REGION_CODES.map((value) => ({ value, name: REGIONS[value] })),
]

type Hint = { help?: string; 'aria-required'?: true; type?: 'tel'; inputMode?: 'tel' }

const HINTS: Partial<Record<SettingName, Hint>> = {
  town: { 'aria-required': true },
  postal_codes: { help: 'Separados por comas: 12540, 12541' },
  embed_hosts: { help: 'Separadas por comas: www.ejemplo.es, ejemplo.es' },
  legal_name: { help: 'De una persona, una asociación o un ayuntamiento.' },
  legal_address: { help: 'Calle, número y municipio.' },
  duty_link: { help: 'La del colegio de farmacéuticos, o la del ayuntamiento.' },
  contact_phone: { help: 'Con o sin espacios: 964 12 34 56', type: 'tel', inputMode: 'tel' },
}
