import { formatCount } from '#contract/numbers.ts'
import { formatNames } from '#web/commerces/bulk-messages.ts'
import type { CommonReason } from '#web/forms/common-reasons.ts'
import { CHANGE_REASONS, REASONS } from './labels.ts'
import type { Entry } from './queue.ts'

export type BulkDecision = 'accept' | 'reject'
type Kinds = readonly Pick<Entry, 'application' | 'proposal'>[]
type Named = readonly { name: string }[]

/** '2 solicitudes y 1 cambio' */
function formatKinds(entries: Kinds): string {
  const changes = entries.filter(({ proposal }) => proposal !== undefined).length
  const applications = entries.length - changes
  return [
    ...(applications > 0 ? [formatCount(applications, 'solicitud', 'solicitudes')] : []),
    ...(changes > 0 ? [formatCount(changes, 'cambio', 'cambios')] : []),
  ].join(' y ')
}

export function doneMessage(decision: BulkDecision, done: Kinds): string {
  const word = decision === 'accept' ? 'Aceptado' : 'Rechazado'
  return `${word}: ${formatKinds(done)}. Avisamos por correo a quien lo pidió.`
}

/** Names those that could not be decided, with the error of the first one. */
export function failedMessage(decision: BulkDecision, failed: Named, reason: string): string {
  const verb = decision === 'accept' ? 'aceptar' : 'rechazar'
  return `No hemos podido ${verb} ${formatNames(failed)}. ${reason}`
}

/** Names those that somebody decided or amended in between: nothing was done to them. */
export function staleMessage(stale: Named): string {
  return stale.length === 1
    ? `${formatNames(stale)} ha cambiado mientras tanto y sigue sin que lo decidas: míralo otra vez.`
    : `${formatNames(stale)} han cambiado mientras tanto y siguen sin que los decidas: míralos otra vez.`
}

export function undoneMessage(undone: Named): string {
  if (undone.length === 1) {
    return `Decisión deshecha: «${undone[0]!.name}» vuelve a estar pendiente.`
  }
  return `${undone.length} decisiones deshechas: vuelven a estar pendientes.`
}

/** What is asked before several are rejected with one reason. */
export function rejectionQuestion(chosen: Kinds) {
  const reasons: CommonReason[] = [
    ...(chosen.some(({ application }) => application) ? REASONS : []),
    ...(chosen.some(({ proposal }) => proposal) ? CHANGE_REASONS : []),
  ]
  return {
    title: `Rechazar ${formatKinds(chosen)}`,
    words: 'Cada persona recibirá un correo con este motivo.',
    help: 'Dile qué tiene que cambiar: lo leerá tal como lo escribas.',
    reasons,
    yes: 'Rechazar y avisar',
    busyLabel: 'Rechazando…',
    draft: 'several-reviews',
  }
}
