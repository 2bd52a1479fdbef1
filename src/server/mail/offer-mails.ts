import type { PlainDate } from '#contract/hours/dates.ts'
import { dayInWords } from './day-in-words.ts'
import { type Mail, renderMail, type Site } from './template.ts'

type Ending = {
  /** Single-use address of the page that answers the question. */
  link: string
  /** Address that stops these mails. */
  unsubscribe: string
  ends_on: PlainDate
  offers: { title: string; commerce: number; commerce_name: string }[]
}

/** Asks an owner, the day before offers end, whether to extend them by a week. */
export function endingOffersMail(site: Site, { link, unsubscribe, ends_on, offers }: Ending): Mail {
  const [first] = offers
  const isOne = offers.length === 1
  const shops = new Set(offers.map(({ commerce }) => commerce))
  const subject = isOne
    ? `Termina mañana: «${first!.title}»`
    : `${offers.length} ofertas terminan mañana`
  const where = isOne ? `La oferta «${first!.title}» de «${first!.commerce_name}»` : 'Estas ofertas'
  return renderMail(site, {
    subject: shortened(subject),
    preview: 'Con un toque sigue una semana más.',
    title: isOne ? 'Tu oferta termina mañana' : `${offers.length} ofertas tuyas terminan mañana`,
    before: [
      `${where} ${isOne ? 'vale' : 'valen'} hasta mañana, ${dayInWords(ends_on)}. Después ${isOne ? 'deja' : 'dejan'} de verse.`,
      ...(isOne
        ? []
        : [offers.map(({ title, commerce_name }) => `· ${title} (${commerce_name})`).join('\n')]),
    ],
    button: { label: 'Prolongar una semana', href: `${link}?di=prolongar` },
    others: [
      {
        label: 'Cambiar las fechas',
        href:
          shops.size === 1
            ? `${site.publicUrl}/commerces/${first!.commerce}/offers`
            : `${site.publicUrl}/commerces`,
      },
    ],
    after: [
      'El botón abre una página en la que lo confirmas. Si no haces nada, no pasa nada: la guardamos por si quieres repetirla.',
      { label: 'No quiero más correos de ofertas que terminan', href: unsubscribe },
    ],
  })
}

const shortened = (subject: string) => (subject.length < 80 ? subject : `${subject.slice(0, 76)}…»`)
