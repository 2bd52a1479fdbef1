import type { Commerce } from '#contract/commerces.ts'
import { groupInWords, sayFacts } from '#contract/facts/say-facts.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { sayHours } from '#contract/hours/say-hours.ts'
import { dayInWords } from './day-in-words.ts'
import type { Mail } from './template.ts'

/** `link`: the URL of a page with the question, which accepts one answer. */
type Question = { link: string }
/** `unsubscribe`: the URL that stops mails of this kind. */
type WithUnsubscribe = { unsubscribe: string }

type EndingOffersData = Question &
  WithUnsubscribe & {
    ends_on: PlainDate
    offers: { title: string; commerce: number; commerce_name: string }[]
  }

export function endingOffersMail({ link, unsubscribe, ends_on, offers }: EndingOffersData): Mail {
  const [first] = offers
  const isOne = offers.length === 1
  const shops = new Set(offers.map(({ commerce }) => commerce))
  const subject = isOne
    ? `Termina mañana: «${first!.title}»`
    : `${offers.length} ofertas terminan mañana`
  const where = isOne ? `La oferta «${first!.title}» de «${first!.commerce_name}»` : 'Estas ofertas'
  return {
    subject: shortened(subject, '…»'),
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
        href: shops.size === 1 ? `/commerces/${first!.commerce}/offers` : '/commerces',
      },
    ],
    after: [
      'El botón abre una página en la que lo confirmas. Si no haces nada, no pasa nada: la guardamos por si quieres repetirla.',
      { label: 'No quiero más correos de ofertas que terminan', href: unsubscribe },
    ],
  }
}

type HolidayData = Question & {
  holiday: { date: PlainDate; name: string; opening: boolean }
  /** `usual`: the hours that the shop usually has on that day, in words. */
  commerces: { id: number; name: string; usual: string; opens_usually: boolean }[]
}

export function holidayMail({ link, holiday, commerces }: HolidayData): Mail {
  const { date, name, opening } = holiday
  const day = dayInWords(date)
  const what = opening ? `se puede abrir` : 'es festivo'
  const title = `El ${day.replace(/^\S+ /, '')} ${what}: ¿abres?`
  const [first] = commerces
  const isOne = commerces.length === 1
  const shops = isOne ? `«${first!.name}» abre` : 'tus comercios abren'
  const usual = isOne && first!.opens_usually ? `, ${first!.usual}` : ''
  const opens = { label: isOne ? `Abro${usual}` : 'Abro todos', href: `${link}?di=abrimos` }
  const inDetail = {
    label: isOne ? 'Otras horas' : 'Uno a uno',
    href: isOne ? `/commerces/${first!.id}/horario` : link,
  }
  return {
    subject: title,
    preview: 'Un toque y listo, sin contraseña.',
    title,
    before: [
      `El ${day}, ${name}, ${what}. Dinos si ${shops} y lo verán tus vecinos.`,
      ...(isOne ? [] : [commerces.map((shop) => `· ${shop.name}`).join('\n')]),
    ],
    button: { label: isOne ? 'Cierro' : 'Cierro todos', href: `${link}?di=cerramos` },
    others: [...(commerces.every((shop) => shop.opens_usually) ? [opens] : []), inDetail],
    after: [
      'Los botones abren una página en la que lo confirmas. Valen hasta ese día.',
      'Si no dices nada, ese día se verá tu horario de siempre con «puede cambiar».',
    ],
  }
}

type ShopData = Question &
  WithUnsubscribe & {
    commerce: Pick<Commerce, 'id' | 'name' | 'direction' | 'n_tlf' | 'hours' | 'facts'>
    /** When the data were last changed or confirmed. */
    confirmed_at: Date
  }

export function commerceDataMail({ link, unsubscribe, commerce, confirmed_at }: ShopData): Mail {
  const { id, name, direction, n_tlf, hours, facts } = commerce
  return {
    subject: shortened(`${name}: ¿sigue todo igual?`, '…'),
    preview: 'Un toque y listo, sin contraseña.',
    title: '¿Sigue todo igual?',
    before: [
      `Desde ${MONTH_FORMAT.format(confirmed_at)} no cambia nada en «${name}». Tus vecinos ven esto:`,
    ],
    quote: {
      label: name,
      text: [
        hours ? sayHours(hours) : 'Sin horario',
        `Teléfono: ${n_tlf}`,
        `Dirección: ${direction}`,
        ...sayFacts(facts).map((group) => `${group.name}: ${groupInWords(group)}`),
      ].join('\n'),
      calm: true,
    },
    button: { label: 'Sí, todo sigue igual', href: `${link}?di=igual` },
    others: [
      { label: 'Hay algo que cambiar', href: `/commerces/${id}` },
      { label: 'El comercio ha cerrado', href: `${link}?di=cerrado` },
    ],
    after: [
      'El primer botón y el último abren una página en la que lo confirmas. Si no haces nada, tu comercio sigue publicado.',
      { label: 'No quiero más preguntas por correo', href: unsubscribe },
    ],
  }
}

const MONTH_FORMAT = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
})

/** Subjects have at most 78 characters, as RFC 5322 recommends. */
const shortened = (subject: string, end: string) =>
  subject.length < 80 ? subject : subject.slice(0, 78 - end.length) + end

type Figures = WithUnsubscribe & {
  /** 'octubre de 2026'. */
  monthInWords: string
  /** '2026-10'. */
  month: string
  commerces: { id: number; name: string; sentence: string }[]
}

export function monthlyFiguresMail({ monthInWords, month, unsubscribe, commerces }: Figures): Mail {
  const [first] = commerces
  const isOne = commerces.length === 1
  const href = isOne ? `/commerces/${first!.id}/informe/${month}` : '/dashboard'
  return {
    subject: `Tus cifras de ${monthInWords}`,
    preview: first!.sentence,
    title: `Tus cifras de ${monthInWords}`,
    before: commerces.map(({ name, sentence }) => `${name}: ${sentence}`),
    button: { label: isOne ? 'Ver el informe' : 'Ver mis cifras', href },
    after: [
      'Contamos toques, no personas: sin cookies y sin saber quién es nadie. El informe cabe en una hoja, por si quieres imprimirlo.',
      { label: 'No quiero el informe de cada mes', href: unsubscribe },
    ],
  }
}
