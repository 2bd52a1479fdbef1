import { SETTING_NAMES, type SettingName, type SettingValues } from '#contract/settings.ts'
import { SETTINGS_FIELDS, type SettingSection, settingOf } from '#contract/settings-fields.ts'
import { switchedOn } from '#web/format/setting.ts'

/** A card of the settings. `lead` explains what its settings are for. */
export type Section = { id: SettingSection; title: string; lead: string }

export type GuideSection = Section & { question: string }

export const GUIDE_SECTIONS: readonly GuideSection[] = [
  {
    id: 'town',
    title: 'El pueblo',
    question: '¿De qué pueblo es el directorio?',
    lead: 'Sirve para «Cómo llegar» y para salir bien en Google.',
  },
  {
    id: 'place',
    title: 'Comunidad y hora',
    question: '¿En qué comunidad está?',
    lead: 'De ella dependen los festivos y la hora, y por tanto qué comercios están abiertos.',
  },
  {
    id: 'legal',
    title: 'Quién responde',
    question: '¿Quién responde del directorio?',
    lead: 'La ley pide que se diga: sale en Aviso legal y en Privacidad.',
  },
  {
    id: 'contact',
    title: 'Contacto',
    question: '¿Cómo se habla con la administración?',
    lead: 'Se ve en la página de Contacto, junto al formulario. Si lo dejas en blanco, queda el formulario.',
  },
  {
    id: 'periods',
    title: 'Cuánto se guarda cada cosa',
    question: '¿Cuánto tiempo se guardan los datos?',
    lead: 'Pasado el plazo se eliminan solos. Privacidad le dice estos plazos a cualquiera.',
  },
]

export const SECTIONS: readonly Section[] = [
  ...GUIDE_SECTIONS,
  {
    id: 'duty',
    title: 'Farmacia de guardia',
    lead: 'Sale al buscar «farmacia de guardia», también de noche. Donde la lista no llega, se enlaza la página de la provincia.',
  },
  {
    id: 'modules',
    title: 'Partes del directorio',
    lead: 'Lo que apagas deja de verse y de enviarse. Sus datos se guardan: al encenderlo, vuelven.',
  },
  {
    id: 'freshness',
    title: 'Datos al día',
    lead: 'Si los datos de un comercio no cambian en ese tiempo, se pregunta por correo al dueño.',
  },
  {
    id: 'embedding',
    title: 'Tus comercios en otras webs',
    lead: 'La del ayuntamiento, la de una asociación. Pegan este código en su página y la lista está siempre al día.',
  },
  {
    id: 'review',
    title: 'Cambios que necesitan tu visto bueno',
    lead: 'Hasta entonces se ve lo anterior. Teléfono, horario, ofertas y lo demás salen al momento.',
  },
]

export const namesOf = ({ id }: Section): SettingName[] =>
  SETTING_NAMES.filter((name) => SETTINGS_FIELDS[name].section === id)

/** Returns the path of a question. Step 0, before the start of the guide, leads to the first question. */
export const guidePath = (step: number) => `/primeros-pasos/${Math.max(step, 1)}`

export type FormValues = Partial<Record<SettingName, string>>

export const LABELS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS_FIELDS[name].label]),
) as Record<SettingName, string>

export function valuesOf(settings: SettingValues, names: readonly SettingName[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, toText(name, settings[name])]))
}

export function changesOf(values: FormValues, saved: FormValues): FormValues {
  const names = Object.keys(values) as SettingName[]
  return Object.fromEntries(
    names.filter((name) => values[name] !== saved[name]).map((name) => [name, values[name]]),
  )
}

/** Formats a value as an environment variable has it: items separated by ', '; 'none' if no switch is on. */
function toText(name: SettingName, value: unknown): string {
  if (settingOf(name).kind === 'switches') return switchedOn(name, value).join(', ') || 'none'
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/** Returns the time zone of a region (ISO 3166-2), or undefined for ''. */
export const zoneOf = (region: string) =>
  region === 'ES-CN' ? 'Atlantic/Canary' : region === '' ? undefined : 'Europe/Madrid'
