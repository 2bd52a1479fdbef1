import type { SettingName } from '#contract/settings.ts'
import { PERIODS, type PeriodName } from '#contract/settings-fields.ts'

/** A card of the screen, and a question of the guide. */
export type Section = {
  id: string
  title: string
  question: string
  /** Why it is asked, in both. */
  lead: string
  names: readonly SettingName[]
}

/** Those that the guide asks too, in its order. */
export const GUIDE_SECTIONS: readonly Section[] = [
  {
    id: 'town',
    title: 'El pueblo',
    question: '¿De qué pueblo es el directorio?',
    lead: 'Sirve para «Cómo llegar» y para salir bien en Google.',
    names: ['town', 'province', 'postal_codes'],
  },
  {
    id: 'place',
    title: 'Comunidad y hora',
    question: '¿En qué comunidad está?',
    lead: 'De ella dependen los festivos y la hora, y por tanto qué comercios están abiertos.',
    names: ['region', 'time_zone'],
  },
  {
    id: 'legal',
    title: 'Quién responde',
    question: '¿Quién responde del directorio?',
    lead: 'La ley pide que se diga: sale en Aviso legal y en Privacidad.',
    names: ['legal_name', 'legal_id', 'legal_address', 'legal_email'],
  },
  {
    id: 'contact',
    title: 'Contacto',
    question: '¿Cómo se habla con la administración?',
    lead: 'Se ve en la página de Contacto, junto al formulario. Si lo dejas en blanco, queda el formulario.',
    names: ['contact_email', 'contact_phone'],
  },
  {
    id: 'periods',
    title: 'Cuánto se guarda cada cosa',
    question: '¿Cuánto tiempo se guardan los datos?',
    lead: 'Pasado el plazo se eliminan solos. Privacidad le dice estos plazos a cualquiera.',
    names: (Object.keys(PERIODS) as PeriodName[]).filter((name) => name !== 'confirm_data_days'),
  },
]

export const SECTIONS: readonly Section[] = [
  ...GUIDE_SECTIONS,
  {
    id: 'duty',
    title: 'Farmacia de guardia',
    question: '¿Dónde se ven las guardias de la provincia?',
    lead: 'Sale al buscar «farmacia de guardia», también de noche. Donde la lista no llega, se enlaza la página de la provincia.',
    names: ['duty_link'],
  },
  {
    id: 'modules',
    title: 'Partes del directorio',
    question: '¿Qué partes tiene el directorio?',
    lead: 'Lo que apagas deja de verse y de enviarse. Sus datos se guardan: al encenderlo, vuelven.',
    names: ['modules'],
  },
  {
    id: 'freshness',
    title: 'Datos al día',
    question: '¿Cada cuánto se pregunta si todo sigue igual?',
    lead: 'Si los datos de un comercio no cambian en ese tiempo, se pregunta por correo al dueño.',
    names: ['confirm_data_days'],
  },
  {
    id: 'embedding',
    title: 'Tus comercios en otras webs',
    question: '¿Qué webs pueden mostrar tus comercios?',
    lead: 'La del ayuntamiento, la de una asociación. Pegan este código en su página y la lista está siempre al día.',
    names: ['embed_hosts'],
  },
  {
    id: 'review',
    title: 'Cambios que necesitan tu visto bueno',
    question: '¿Qué cambios de los comercios quieres ver antes de que se publiquen?',
    lead: 'Hasta entonces se ve lo anterior. Teléfono, horario, ofertas y lo demás salen al momento.',
    names: ['review_fields'],
  },
]

/** What each period keeps, in plain words. */
export const KEPT: Record<PeriodName, string> = {
  keep_unconfirmed_days: 'Las de quien se registró y no abrió su enlace.',
  keep_bin_days: 'Lo eliminado, que hasta entonces se puede recuperar.',
  keep_activity_days: 'Quién hizo qué. Nunca menos de un año.',
  keep_messages_days: 'Lo que escriben los vecinos, también los avisos, desde que se les responde.',
  keep_mails_days: 'A quién se escribió y con qué asunto.',
  keep_sessions_days: 'Cuándo y con qué navegador se entró.',
  keep_addresses_days: 'La huella cifrada de la dirección desde la que alguien inicia sesión.',
  keep_attempts_days: 'Las direcciones que se equivocan de contraseña.',
  confirm_data_days: 'Desde la última vez que alguien los cambió o dijo que siguen igual.',
}
