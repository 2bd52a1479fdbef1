import type { Commerce } from '#contract/commerces.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { formatCount } from '#contract/numbers.ts'
import type { Offer } from '#contract/offers.ts'
import { joinWords } from '#contract/spanish.ts'
import { firstMissingEssential } from '#web/commerces/missing-parts.ts'
import { endingOffers, endingWords } from '#web/overview/to-do.ts'

export type Task = {
  tone: 'bad' | 'waiting' | 'good'
  title: string
  detail: string
  to: string
  action: string
}

/** Returns an owner's tasks, most urgent first. `offers` are the running offers of all these shops. */
export function ownerTasks(
  commerces: readonly Commerce[],
  offers: readonly Offer[],
  today: PlainDate,
): Task[] {
  return [
    ...commerces.filter(({ status }) => status === 'RE').map(correctionTask),
    ...completionTasks(commerces),
    ...endingOffers(offers, today).map((offer) => extensionTask(offer, commerces, today)),
  ]
}

function correctionTask({ id, name, reason }: Commerce): Task {
  return {
    tone: 'bad',
    title: `${name}: solicitud rechazada`,
    detail: reason ? `«${reason}»` : 'Mira el motivo en el comercio.',
    to: `/commerces/${id}/`,
    action: 'Corregir',
  }
}

/** Returns one task for all published shops without hours, place or photo. */
function completionTasks(commerces: readonly Commerce[]): Task[] {
  const incomplete = commerces.flatMap((shop) => {
    const missing = shop.status === 'OK' && !shop.hidden && firstMissingEssential(shop)
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

function extensionTask(offer: Offer, commerces: readonly Commerce[], today: PlainDate): Task {
  return {
    tone: 'waiting',
    title: endingWords(offer, today),
    detail: commerces.find(({ id }) => id === offer.commerce)?.name ?? '',
    to: `/commerces/${offer.commerce}/`,
    action: 'Alargarla',
  }
}

/** Names the shops under review; '' if there are none. */
export function reviewSentence(commerces: readonly Commerce[]): string {
  const names = commerces
    .filter(({ status, pending }) => status === 'PE' || pending)
    .map(({ name }) => `«${name}»`)
  if (names.length === 0) return ''
  const are = names.length === 1 ? 'está' : 'están'
  return `${joinWords(names)} ${are} en revisión. Te escribiremos al decidir.`
}
