import type { Commerce } from '#contract/commerces.ts'
import { formatCount } from '#contract/numbers.ts'
import type { Offer } from '#contract/offers.ts'
import { riskyPhrase } from '#contract/proposals.ts'
import type { Status } from '#contract/status.ts'
import { formatOldest } from '#web/applications/labels.ts'
import { pendingFields } from '#web/commerces/asked-commerce.ts'
import { essentialMissingOf } from '#web/commerces/missing.ts'
import { formatDay } from '#web/format/dates.ts'
import type { PendingCount } from '#web/lists/pending-count.ts'

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

/** What is wrong with the installation, for an administrator; undelivered mails are on the dashboard by themselves. */
export function statusTasks({ checks }: Pick<Status, 'checks'>): Task[] {
  const faults = checks.filter(({ check, problem }) => problem !== null && check !== 'mail_dead')
  const [first] = faults
  if (first === undefined) return []
  const others = formatCount(faults.length - 1, 'cosa más', 'cosas más')
  return [
    {
      tone: 'bad',
      title: first.problem!.replace(/\.$/, ''),
      detail: faults.length === 1 ? first.advice! : `Y ${others} por arreglar.`,
      to: '/estado',
      action: 'Ver',
    },
  ]
}

/** What waits in the office. */
type OfficeCounts = {
  shops: number
  pending: PendingCount
  unanswered: PendingCount
  reported: PendingCount
  appealed: PendingCount
  /** Shops whose owners do not say whether their data are right. */
  doubtful: number
}

/** An administrator's tasks, most urgent first. */
export function administratorTasks(
  { shops, pending, unanswered, reported, appealed, doubtful }: OfficeCounts,
  now?: Date,
): Task[] {
  const tasks: Task[] = []
  if (pending.oldest !== undefined) {
    const { count, oldest } = pending
    tasks.push({
      tone: 'waiting',
      title: formatCount(
        count,
        'solicitud o cambio por revisar',
        'solicitudes y cambios por revisar',
      ),
      detail: count === 1 ? `Enviada ${formatDay(oldest, now)}` : formatOldest(oldest, now),
      to: '/applications',
      action: 'Revisar',
    })
  }
  if (unanswered.oldest !== undefined) {
    const { count, oldest } = unanswered
    tasks.push({
      tone: 'waiting',
      title: formatCount(count, 'mensaje sin responder', 'mensajes sin responder'),
      detail: count === 1 ? `Llegó ${formatDay(oldest, now)}` : formatOldest(oldest, now),
      to: '/messages',
      action: 'Responder',
    })
  }
  if (reported.oldest !== undefined) {
    const { count, oldest } = reported
    tasks.push({
      tone: 'waiting',
      title: formatCount(count, 'aviso por mirar', 'avisos por mirar'),
      detail:
        count === 1
          ? `Llegó ${formatDay(oldest, now)}`
          : formatOldest(oldest, now, 'El más antiguo'),
      to: '/avisos',
      action: 'Mirar',
    })
  }
  if (appealed.oldest !== undefined) {
    const { count, oldest } = appealed
    tasks.push({
      tone: 'waiting',
      title: formatCount(count, 'reclamación por responder', 'reclamaciones por responder'),
      detail: count === 1 ? `Llegó ${formatDay(oldest, now)}` : formatOldest(oldest, now),
      to: '/reclamaciones',
      action: 'Responder',
    })
  }
  if (doubtful > 0) {
    tasks.push({
      tone: 'waiting',
      title: formatCount(doubtful, 'comercio sin respuesta', 'comercios sin respuesta'),
      detail: 'Nadie confirma que sus datos sigan igual.',
      to: '/al-dia',
      action: 'Mirar',
    })
  }
  if (shops > 0) {
    tasks.push({
      tone: 'good',
      title: `${formatCount(shops, 'comercio', 'comercios')} en total`,
      detail: 'Publicados, en revisión y rechazados.',
      to: '/commerces',
      action: 'Ver',
    })
  }
  return tasks
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
