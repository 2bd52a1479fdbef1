import type { Freshness, FreshnessIssue, FreshnessSummary } from '#contract/freshness.ts'
import { formatCount } from '#contract/numbers.ts'
import { formatNames } from '#web/commerces/bulk-messages.ts'
import { dayNumber } from '#web/format/dates.ts'
import type { ListOption } from '#web/lists/list-loader.ts'

export const ISSUES: readonly (ListOption<FreshnessIssue> & { query: FreshnessIssue })[] = [
  { name: 'Por confirmar', value: '', query: 'unconfirmed' },
  { name: 'Sin horario', value: 'sin-horario', query: 'no_hours' },
  { name: 'Sin mapa', value: 'sin-sitio', query: 'no_place' },
  { name: 'Sin foto', value: 'sin-foto', query: 'no_photo' },
  { name: 'Ofertas viejas', value: 'ofertas-viejas', query: 'old_offers' },
]

/** The office asks the owner by mail, or confirms the data itself after a call. */
export type FreshnessAction = 'ask' | 'confirm'

type DataState = { tone: 'good' | 'waiting' | 'bad'; text: string }

/** Returns why a shop's data are in doubt, or whether its owner was asked. */
export function dataState(shop: Freshness, now = new Date()): DataState {
  if (shop.state === 'confirmed') return { tone: 'good', text: 'Al día' }
  if (shop.says_closed) return { tone: 'bad', text: 'Dice que ha cerrado' }
  if (shop.reports > 0) {
    return { tone: 'bad', text: formatCount(shop.reports, 'vecino avisa', 'vecinos avisan') }
  }
  if (shop.is_undeliverable) return { tone: 'bad', text: 'El correo no llega' }
  if (shop.owner_email === null) return { tone: 'bad', text: 'Nadie lo lleva' }
  if (shop.is_unwanted) return { tone: 'bad', text: 'No quiere correos' }
  if (shop.asked_at === null) return { tone: 'waiting', text: 'Sin preguntar' }
  const days = dayNumber(now) - dayNumber(new Date(shop.asked_at))
  const when = days === 0 ? 'hoy' : days === 1 ? 'ayer' : `hace ${formatCount(days, 'día', 'días')}`
  return { tone: shop.state === 'doubtful' ? 'bad' : 'waiting', text: `Preguntado ${when}` }
}

/** Formats an age in days, or from 60 days on in months of 30.44 days on average: 'hace 14 meses'. */
export function formatAge(instant: string, now = new Date()): string {
  const days = dayNumber(now) - dayNumber(new Date(instant))
  if (days <= 0) return 'hoy'
  if (days < 60) return `hace ${formatCount(days, 'día', 'días')}`
  return `hace ${Math.round(days / 30.44)} meses`
}

/** Formats the state of a shop's data: 'Confirmado hace 14 meses · sin foto'. */
export function sayData(shop: Freshness): string {
  const { has_hours, has_place, has_photo, old_offers } = shop
  return [
    `Confirmado ${formatAge(shop.confirmed_at)}`,
    ...(has_hours ? [] : ['sin horario']),
    ...(has_place ? [] : ['sin dirección en el mapa']),
    ...(has_photo ? [] : ['sin foto']),
    ...(old_offers > 0 ? [formatCount(old_offers, 'oferta vieja', 'ofertas viejas')] : []),
  ].join(' · ')
}

export function formatSummary({ total, confirmed }: FreshnessSummary): string {
  if (total === 0) return 'Todavía no hay comercios publicados.'
  if (confirmed === total) return 'Todos los comercios están al día.'
  return `${confirmed} de ${formatCount(total, 'comercio', 'comercios')} se han confirmado a tiempo.`
}

type NamedShop = Pick<Freshness, 'name'>

export function doneMessage(action: FreshnessAction, done: readonly NamedShop[]): string {
  const what =
    done.length === 1 ? formatNames(done) : formatCount(done.length, 'comercio', 'comercios')
  if (action === 'ask') return `Hemos preguntado por correo a ${what}.`
  return done.length === 1 ? `${what} está al día.` : `${what} están al día.`
}
