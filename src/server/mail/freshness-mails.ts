import type { Facts } from '#contract/facts/facts.ts'
import { sayFacts, wordsOf } from '#contract/facts/say-facts.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { sayHours } from '#contract/hours/say-hours.ts'
import { type Mail, renderMail, type Site } from './template.ts'

type Asked = {
  /** Single-use address of the page that answers the question. */
  link: string
  /** Address that stops these mails. */
  unsubscribe: string
  commerce: {
    id: number
    name: string
    direction: string
    n_tlf: string
    hours: Hours | null
    facts: Facts
  }
  /** When the data were last changed or confirmed. */
  confirmed_at: Date
}

/** Asks an owner whether the data of a shop, unchanged for long, are still right. */
export function commerceDataMail(
  site: Site,
  { link, unsubscribe, commerce, confirmed_at }: Asked,
): Mail {
  const { id, name, direction, n_tlf, hours, facts } = commerce
  return renderMail(site, {
    subject: shortened(`${name}: ¿sigue todo igual?`),
    preview: 'Un toque y listo, sin contraseña.',
    title: '¿Sigue todo igual?',
    before: [
      `Desde ${MONTH.format(confirmed_at)} no cambia nada en «${name}». Tus vecinos ven esto:`,
    ],
    quote: {
      label: name,
      text: [
        hours ? sayHours(hours) : 'Sin horario',
        `Teléfono: ${n_tlf}`,
        `Dirección: ${direction}`,
        ...sayFacts(facts).map((group) => `${group.name}: ${wordsOf(group)}`),
      ].join('\n'),
      calm: true,
    },
    button: { label: 'Sí, todo sigue igual', href: `${link}?di=igual` },
    others: [
      { label: 'Hay algo que cambiar', href: `${site.publicUrl}/commerces/${id}` },
      { label: 'El comercio ha cerrado', href: `${link}?di=cerrado` },
    ],
    after: [
      'El primer botón y el último abren una página en la que lo confirmas. Si no haces nada, tu comercio sigue publicado.',
      { label: 'No quiero más preguntas por correo', href: unsubscribe },
    ],
  })
}

const MONTH = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'long', year: 'numeric' })

const shortened = (subject: string) => (subject.length < 80 ? subject : `${subject.slice(0, 78)}…`)
