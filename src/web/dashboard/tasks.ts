import type { Commerce } from '#contract/commerces.ts'
import { formatCount } from '#contract/numbers.ts'
import type { Offer } from '#contract/offers.ts'
import { riskyPhrase } from '#contract/proposals.ts'
import { pendingFields } from '#web/commerces/asked-commerce.ts'
import { essentialMissingOf } from '#web/commerces/missing.ts'
import { formatDay } from '#web/format/dates.ts'

/** A pending task and where to do it. */
export type Task = {
  tone: 'bad' | 'waiting' | 'good'
  title: string
  detail: string
  to: string
  action: string
}

/** The newest public shop, whose offers come last on the list. */
export function newestWithOffers(commerces: readonly Commerce[]): Commerce | undefined {
  return commerces.find(({ status, hidden, offers }) => status === 'OK' && !hidden && offers > 0)
}

/** An owner's tasks, most urgent first; `offers` are those of that shop. */
export function ownerTasks(
  commerces: readonly Commerce[],
  offers: readonly Offer[],
  now?: Date,
): Task[] {
  const rejected = commerces.filter(({ status }) => status === 'RE')
  const pending = commerces.filter(({ status }) => status === 'PE')
  const selling = newestWithOffers(commerces)
  return [
    ...rejected.map((shop) => toCorrect(shop)),
    ...pending.map((shop) => underReview(shop, now)),
    ...commerces.filter(({ pending: asked }) => asked).map(withChange),
    ...toComplete(commerces),
    ...(selling && offers[0] ? [offersOf(selling, offers.length, offers[0])] : []),
  ]
}

function toCorrect({ id, name, reason }: Commerce): Task {
  return {
    tone: 'bad',
    title: `${name}: solicitud rechazada`,
    detail: reason ? `«${reason}»` : 'Mira el motivo en el comercio.',
    to: `/commerces/${id}/`,
    action: 'Corregir',
  }
}

/** Of published shops that do not say when they open or where they are, or show no photo, one task for all. */
function toComplete(commerces: readonly Commerce[]): Task[] {
  const incomplete = commerces.flatMap((shop) => {
    const missing = shop.status === 'OK' && !shop.hidden && essentialMissingOf(shop)
    return missing ? [{ name: shop.name, ...missing }] : []
  })
  const [first, ...others] = incomplete
  if (first === undefined) return []
  const more = formatCount(others.length, 'comercio más', 'comercios más')
  return [
    {
      tone: 'waiting',
      title: `Falta en ${first.name}: ${first.title.toLowerCase()}`,
      detail: others.length === 0 ? first.why : `Y en ${more} falta también algo.`,
      to: first.to,
      action: 'Completar',
    },
  ]
}

function underReview({ id, name, submitted_at }: Commerce, now?: Date): Task {
  return {
    tone: 'waiting',
    title: `${name}: en revisión`,
    detail: `Enviada ${formatDay(submitted_at, now)}.`,
    to: `/commerces/${id}/`,
    action: 'Ver',
  }
}

/** Something of it waits for the office. */
function withChange(shop: Commerce): Task {
  return {
    tone: 'waiting',
    title: `${shop.name}: un cambio en revisión`,
    detail: `Has pedido cambiar ${riskyPhrase(pendingFields(shop))}.`,
    to: `/commerces/${shop.id}/`,
    action: 'Ver',
  }
}

function offersOf({ id, name }: Commerce, count: number, newest: Offer): Task {
  return {
    tone: 'good',
    title: `${formatCount(count, 'oferta en marcha', 'ofertas en marcha')} en ${name}`,
    detail: count === 1 ? newest.title : `${newest.title}, la más reciente`,
    to: `/commerces/${id}/offers/`,
    action: 'Ver ofertas',
  }
}
