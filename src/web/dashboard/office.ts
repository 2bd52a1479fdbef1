import type { TownFigures } from '#contract/figures.ts'
import { addDays } from '#contract/hours/dates.ts'
import { INBOX_KINDS, type Inbox, type InboxKind, LONG_WAIT_DAYS } from '#contract/inbox.ts'
import { formatCount, formatNumber } from '#contract/numbers.ts'
import type { Status } from '#contract/status.ts'
import { whileOn } from '#web/api/modules.ts'
import { dateToday } from '#web/commerces/open-words.ts'
import { readTownFigures } from '#web/figures/calls.ts'
import { formatDay } from '#web/format/dates.ts'
import { listHolidays } from '#web/holidays/calls.ts'
import { KINDS } from '#web/inbox/kinds.ts'
import { isLongWait, totalOf } from '#web/inbox/labels.ts'
import { listDeadMails } from '#web/messages/calls.ts'
import { readSettings } from '#web/settings/calls.ts'
import { readStatus } from '#web/status/calls.ts'
import { readInbox } from '#web/waiting/pending-items.ts'
import type { Task } from './tasks.ts'

export async function loadOffice() {
  const today = dateToday()
  const week = { since: today, until: addDays(today, 7), ordering: 'date' }
  const [inbox, deadMails, status, settings, figures, holidays] = await Promise.all([
    readInbox(),
    listDeadMails(),
    readStatus(),
    readSettings(),
    whileOn('figures', () => readTownFigures({ days: 7 }), undefined),
    whileOn('holidays', () => listHolidays(week).then(({ results }) => results), []),
  ])
  return { inbox, deadMails, status, settings, figures, holidays }
}
export type Office = Awaited<ReturnType<typeof loadOffice>>

/** Returns the first problem of the installation. Undelivered mails have their own section on the dashboard. */
export function statusProblem({ checks }: Pick<Status, 'checks'>) {
  const problems = checks.filter(({ check, problem }) => problem !== null && check !== 'mail_dead')
  const [first] = problems
  if (first === undefined) return undefined
  const others = formatCount(problems.length - 1, 'cosa más', 'cosas más')
  return {
    title: first.problem!.replace(/\.$/, ''),
    detail: problems.length === 1 ? first.advice! : `Y ${others} por arreglar.`,
  }
}

const VERBS: Record<InboxKind, string> = {
  application: 'Revisar',
  change: 'Revisar',
  message: 'Responder',
  report: 'Mirar',
  appeal: 'Leer',
  suggestion: 'Mirar',
  unconfirmed: 'Mirar',
}

/** Returns a task for each kind of pending item. The kind with the oldest item comes first. */
export function officeTasks({ counts, oldest }: Inbox, now?: Date): Task[] {
  return INBOX_KINDS.flatMap((kind) => oldest[kind] ?? [])
    .toSorted((one, other) => one.since.localeCompare(other.since))
    .map(({ kind, title, since }) => {
      const { name, plural, value } = KINDS[kind]
      return {
        tone: isLongWait(since, now) ? 'waiting' : 'good',
        title: formatCount(counts[kind], name.toLowerCase(), plural.toLowerCase()),
        detail: `${title} espera desde ${formatDay(since, now)}`,
        to: `/bandeja?tipo=${value}`,
        action: VERBS[kind],
      }
    })
}

export function formatToday(inbox: Inbox, now?: Date): string {
  const total = totalOf(inbox)
  if (total === 0) return 'No hay nada por hacer en la bandeja.'
  const sum = `Hay ${formatCount(total, 'cosa', 'cosas')} en la bandeja`
  const late = inbox.results.filter(({ since }) => isLongWait(since, now)).length
  if (late === 0) return `${sum}.`
  const verb = late === 1 ? 'lleva' : 'llevan'
  return `${sum}; ${late === total ? 'todas' : late} ${verb} ${LONG_WAIT_DAYS} días o más.`
}

export function directoryFigures({ commerces, offers, days }: TownFigures) {
  const { published, confirmed } = commerces
  const share = {
    figure: `${Math.round((100 * confirmed) / published)} %`,
    words: 'con los datos confirmados',
    more: `${formatNumber(confirmed)} de ${formatNumber(published)}`,
  }
  const calls = {
    figure: formatNumber(days.reduce((sum, { call }) => sum + call, 0)),
    words: 'llamadas esta semana',
    more: 'con el botón Llamar',
  }
  return [
    {
      figure: formatNumber(published),
      words: published === 1 ? 'comercio publicado' : 'comercios publicados',
      more: `${formatNumber(commerces.new)} más que hace una semana`,
    },
    {
      figure: formatNumber(offers.running),
      words: offers.running === 1 ? 'oferta en marcha' : 'ofertas en marcha',
      more: `${formatCount(offers.new, 'nueva', 'nuevas')} esta semana`,
    },
    ...(published > 0 ? [share] : []),
    // With few shops `days` is empty: sums would reveal figures of single shops.
    ...(days.length > 0 ? [calls] : []),
  ]
}
