import { formatCount } from '#contract/numbers.ts'
import { CHANGE_REASONS, REASONS } from '#web/applications/labels.ts'
import { formatNames } from '#web/commerces/bulk-messages.ts'
import type { CommonReason } from '#web/forms/reason-field.tsx'
import type { Line } from './kinds.ts'

export type BulkDecision = 'accept' | 'reject'
type Kinds = readonly Pick<Line, 'kind'>[]
type Titled = readonly { title: string }[]

/** Formats the number of items: '2 solicitudes y 1 cambio'. */
function formatKinds(entries: Kinds): string {
  const changes = entries.filter(({ kind }) => kind === 'change').length
  const applications = entries.length - changes
  return [
    ...(applications > 0 ? [formatCount(applications, 'solicitud', 'solicitudes')] : []),
    ...(changes > 0 ? [formatCount(changes, 'cambio', 'cambios')] : []),
  ].join(' y ')
}

const formatTitles = (titled: Titled) => formatNames(titled.map(({ title: name }) => ({ name })))

export function doneMessage(decision: BulkDecision, done: Kinds): string {
  const word = decision === 'accept' ? 'Aceptado' : 'Rechazado'
  return `${word}: ${formatKinds(done)}. Avisamos por correo a quien lo pidió.`
}

/** Names the items that could not be decided, with the error of the first one. */
export function failedMessage(decision: BulkDecision, failed: Titled, reason: string): string {
  const verb = decision === 'accept' ? 'aceptar' : 'rechazar'
  return `No hemos podido ${verb} ${formatTitles(failed)}. ${reason}`
}

/** Names the items that somebody decided or changed in the meantime, and that were left as they are. */
export function staleMessage(stale: Titled): string {
  return stale.length === 1
    ? `${formatTitles(stale)} ha cambiado mientras tanto y sigue sin que lo decidas: míralo otra vez.`
    : `${formatTitles(stale)} han cambiado mientras tanto y siguen sin que los decidas: míralos otra vez.`
}

/** Returns the question for the reason when several items are rejected. */
export function rejectionQuestion(chosen: Kinds) {
  const reasons: CommonReason[] = [
    ...(chosen.some(({ kind }) => kind === 'application') ? REASONS : []),
    ...(chosen.some(({ kind }) => kind === 'change') ? CHANGE_REASONS : []),
  ]
  return {
    title: `Rechazar ${formatKinds(chosen)}`,
    text: 'Cada persona recibirá un correo con este motivo.',
    help: 'Dile qué tiene que cambiar: lo leerá tal como lo escribas.',
    reasons,
    confirm: 'Rechazar y avisar',
    busyLabel: 'Rechazando…',
    draft: 'several-reviews',
  }
}
