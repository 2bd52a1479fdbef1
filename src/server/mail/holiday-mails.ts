import type { PlainDate } from '#contract/hours/dates.ts'
import { type Mail, renderMail, type Site } from './template.ts'

type Asked = {
  /** Single-use address of the page that answers the question. */
  link: string
  holiday: { date: PlainDate; name: string; opening: boolean }
  commerces: { id: number; name: string; usual: string; opens_usually: boolean }[]
}

/** Asks an owner, a week before a holiday, whether their shops will open. */
export function holidayQuestion(site: Site, { link, holiday, commerces }: Asked): Mail {
  const { date, name, opening } = holiday
  const day = date.slice(8).replace(/^0/, '')
  const what = opening ? `se puede abrir` : 'es festivo'
  const title = `El ${day} de ${monthOf(date)} ${what}: ¿abres?`
  const [first] = commerces
  const isOne = commerces.length === 1
  const shops = isOne ? `«${first!.name}» abre` : 'tus comercios abren'
  const usual = isOne && first!.opens_usually ? `, ${first!.usual}` : ''
  const opens = { label: isOne ? `Abro${usual}` : 'Abro todos', href: `${link}?di=abrimos` }
  const others = {
    label: isOne ? 'Otras horas' : 'Uno a uno',
    href: isOne ? `${site.publicUrl}/commerces/${first!.id}/horario` : link,
  }
  return renderMail(site, {
    subject: title,
    preview: 'Un toque y listo, sin contraseña.',
    title,
    before: [
      `El ${weekdayOf(date)} ${day} de ${monthOf(date)}, ${name}, ${what}. Dinos si ${shops} y lo verán tus vecinos.`,
      ...(isOne ? [] : [commerces.map((shop) => `· ${shop.name}`).join('\n')]),
    ],
    button: { label: isOne ? 'Cierro' : 'Cierro todos', href: `${link}?di=cerramos` },
    others: [...(commerces.every((shop) => shop.opens_usually) ? [opens] : []), others],
    after: [
      'Los botones abren una página en la que lo confirmas. Valen hasta ese día.',
      'Si no dices nada, ese día se verá tu horario de siempre con «puede cambiar».',
    ],
  })
}

const IN_UTC = { timeZone: 'UTC' } as const
const MONTH = new Intl.DateTimeFormat('es-ES', { ...IN_UTC, month: 'long' })
const WEEKDAY = new Intl.DateTimeFormat('es-ES', { ...IN_UTC, weekday: 'long' })

const monthOf = (date: PlainDate) => MONTH.format(new Date(date))
const weekdayOf = (date: PlainDate) => WEEKDAY.format(new Date(date))
