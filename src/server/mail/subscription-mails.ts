import { weekdayPlural } from '#contract/hours/weekdays.ts'
import type { Notice } from '#contract/notices.ts'
import { sayPrice } from '#contract/offer-prices.ts'
import type { Offer } from '#contract/offers.ts'
import { commercePath, offerPath } from '#contract/site-paths.ts'
import { joinWords } from '#contract/spanish.ts'
import { CONFIRMATION_DAYS } from '#contract/subscriptions.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { dayInWords } from './day-in-words.ts'
import type { Mail, MailSection } from './template.ts'

export type NewOffer = Pick<
  Offer,
  'id' | 'title' | 'commerce' | 'price' | 'ends_on' | 'weekdays'
> & {
  commerce_name: string
}
export type News = {
  offers: NewOffer[]
  /** Number of new offers, including those not in `offers`. */
  offer_count: number
  commerces: { id: number; name: string; description: string }[]
  commerce_count: number
}

type SubscriptionRequest = {
  link: string
  /** Chosen categories and shops; if both are empty, the whole town. */
  names: { categories: string[]; commerces: string[] }
  isSubscribed: boolean
}

export function confirmSubscriptionMail({ link, names, isSubscribed }: SubscriptionRequest): Mail {
  const choice = choiceInWords(names)
  return {
    subject: 'Confirma que quieres que te avisemos',
    preview: 'Un correo los jueves con lo nuevo, si tú quieres.',
    title: '¿Te avisamos los jueves?',
    before: [
      `Alguien, seguramente tú, ha puesto este correo en Escaparate para recibir lo nuevo ${choice}: las ofertas y los comercios de la semana, en un solo correo los jueves.`,
      ...(isSubscribed ? ['Ya te escribimos los jueves: esto se suma a lo que te contamos.'] : []),
    ],
    button: { label: 'Sí, avísame', href: link },
    after: [
      `El botón abre una página en la que lo confirmas. Sirve ${CONFIRMATION_DAYS} días.`,
      `Si no has sido tú, no hagas nada: no te escribiremos y a los ${CONFIRMATION_DAYS} días olvidamos tu correo.`,
    ],
  }
}

/** Names a choice as 'de Panaderías, de Flores y de «La Espiga»'. */
function choiceInWords({ categories, commerces }: SubscriptionRequest['names']): string {
  const all = [...categories, ...commerces.map((name) => `«${name}»`)]
  if (all.length === 0) return 'de todo el pueblo'
  const named = all.slice(0, MAX_NAMES).map((name) => `de ${name}`)
  const rest = all.length - named.length
  if (rest > 0) named.push(`de ${rest} más`)
  return joinWords(named)
}
const MAX_NAMES = 6
/** Characters, as RFC 5322 recommends. */
const MAX_SUBJECT = 78
const MAX_NOTE = 110

type Links = {
  /** URL of the page on which the subscription is changed. */
  page: string
  /** URL of the page on which the subscription is ended. */
  leave: string
}
type WeeklyData = Links & {
  news: News
  notice?: Pick<Notice, 'text' | 'link'> | undefined
  town: string | null
  confirmedAt: Date
}

export function weeklyMail({ news, notice, town, confirmedAt, page, leave }: WeeklyData): Mail {
  const { offers, offer_count, commerces, commerce_count } = news
  const counts = [
    ...(offer_count > 0 ? [counted(offer_count, 'oferta nueva', 'ofertas nuevas')] : []),
    ...(commerce_count > 0 ? [counted(commerce_count, 'comercio nuevo', 'comercios nuevos')] : []),
  ].join(' y ')
  const where = town ? ` en ${town}` : ''
  const names = [...offers.map(({ title }) => title), ...commerces.map(({ name }) => name)]
  return {
    subject: `${counts}${where}`.slice(0, MAX_SUBJECT),
    preview: names.slice(0, 3).join(' · '),
    title: 'Lo nuevo de la semana',
    street: streetOf(news),
    before: [...(notice ? [noticeInWords(notice)] : []), `Esta semana hay ${counts}${where}.`],
    sections: [
      sectionOf('Ofertas', offers.map(offerItem), offer_count, '/ofertas'),
      sectionOf(
        'Comercios nuevos',
        commerces.map((shop) => ({
          label: shop.name,
          href: commercePath(shop),
          note: shortened(shop.description),
        })),
        commerce_count,
        '/directorio',
      ),
    ].flat(),
    button: { label: 'Ver todas las ofertas', href: '/ofertas' },
    after: [
      `Te escribimos porque lo confirmaste el ${DATE_FORMAT.format(confirmedAt)}. Un correo a la semana como mucho.`,
      { label: 'Cambiar de qué te avisamos', href: page },
      { label: 'No quiero más correos', href: leave },
    ],
  }
}

function streetOf({ offers, commerces }: News): FacadeShop[] {
  const ofOffers = offers.map(({ commerce: id, commerce_name: name }) => ({ id, name }))
  return [
    ...new Map([...ofOffers, ...commerces].map(({ id, name }) => [id, { id, name }])).values(),
  ]
}

/** Writes the link as text, because mails only link to our site. */
const noticeInWords = ({ text, link }: Pick<Notice, 'text' | 'link'>) =>
  link === '' ? text : `${text}: ${link}`

function sectionOf(
  title: string,
  items: MailSection['items'],
  count: number,
  path: string,
): MailSection[] {
  if (items.length === 0) return []
  const rest = count - items.length
  const more = rest > 0 && { more: { label: `Y ${rest} más`, href: path } }
  return [{ title, items, ...more }]
}

const offerItem = (offer: NewOffer) => ({
  label: offer.title,
  href: offerPath(offer),
  note: [
    offer.commerce_name,
    ...(offer.price === null ? [] : [sayPrice(offer.price)]),
    ...(offer.weekdays.length === 0 ? [] : [`los ${joinWords(offer.weekdays.map(weekdayPlural))}`]),
    ...(offer.ends_on === null ? [] : [`hasta el ${dayInWords(offer.ends_on)}`]),
  ].join(' · '),
})

const counted = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`

const DATE_FORMAT = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= MAX_NOTE ? line : `${line.slice(0, line.lastIndexOf(' ', MAX_NOTE - 2))}…`
}
