import { formatCount } from '#contract/numbers.ts'
import type { Proposal } from '#contract/proposals.ts'
import { acceptApplication, decideProposal, denyApplication } from '#web/applications/calls.ts'
import { CHANGE_REASONS, decidedByOtherMessage, REASONS } from '#web/applications/labels.ts'
import { formatNames } from '#web/commerces/bulk-messages.ts'
import type { ReasonQuestion } from '#web/dialogs/reason-form.tsx'
import { askOwner, confirmData } from '#web/freshness/calls.ts'
import { doneMessage } from '#web/freshness/labels.ts'
import { type Icon, IconCheck, IconMail, IconPhoneCheck, IconX } from '#web/ui/icons.ts'
import type { LoadedItem, Row } from './kinds.ts'

type RowKinds = readonly Pick<Row, 'kind'>[]
type RowTitles = readonly Pick<Row, 'title'>[]

export type BulkAction = {
  label: (count: number) => string
  busyLabel?: string
  icon: Icon
  variant?: 'soft' | 'danger'
  question?: (chosen: RowKinds) => Omit<ReasonQuestion, 'act'>
  /** Resolves with false if somebody else has already made the same decision. */
  call: (item: LoadedItem, reason: string) => Promise<unknown>
  successMessage: (rows: readonly Row[]) => string
  verb: string
}

/** Actions on chosen rows. `hint` is announced when the first row is chosen. */
export type Bulk = { label: string; hint: string; actions: readonly BulkAction[] }

export const REVIEW: Bulk = {
  label: 'Elegidos',
  hint: 'Tras la lista puedes aceptar o rechazar.',
  actions: [
    {
      label: (count) => `Aceptar ${count}`,
      busyLabel: 'Aceptando…',
      icon: IconCheck,
      call: (item) => decide(item, true),
      successMessage: (rows) =>
        `Aceptado: ${formatKinds(rows)}. Avisamos por correo a quien lo pidió.`,
      verb: 'aceptar',
    },
    {
      label: (count) => `Rechazar ${count}`,
      icon: IconX,
      variant: 'danger',
      question: rejectionQuestion,
      call: (item, reason) => decide(item, false, reason),
      successMessage: (rows) =>
        `Rechazado: ${formatKinds(rows)}. Avisamos por correo a quien lo pidió.`,
      verb: 'rechazar',
    },
  ],
}

export const CONFIRMATION: Bulk = {
  label: 'Comercios elegidos',
  hint: 'Tras la lista puedes preguntar por correo, o darlos por buenos.',
  actions: [
    {
      label: () => 'Preguntar',
      busyLabel: 'Enviando…',
      icon: IconMail,
      call: ({ id }) => askOwner(id),
      successMessage: (rows) => doneMessage('ask', toNamed(rows)),
      verb: 'preguntar a',
    },
    {
      label: (count) => (count === 1 ? 'Dar por bueno' : 'Dar por buenos'),
      busyLabel: 'Guardando…',
      icon: IconPhoneCheck,
      variant: 'soft',
      call: ({ id }) => confirmData(id),
      successMessage: (rows) => doneMessage('confirm', toNamed(rows)),
      verb: 'confirmar',
    },
  ],
}

async function decide({ kind, id, data }: LoadedItem, isAccepted: boolean, reason = '') {
  if (kind === 'application') {
    const decided = await (isAccepted ? acceptApplication(id) : denyApplication(id, reason))
    return decidedByOtherMessage(decided) === undefined
  }
  const { revision, changes } = data as Proposal
  const fields = changes.map(({ field }) => field)
  const [accept, reject] = isAccepted ? [fields, []] : [[], fields]
  return decideProposal(id, { revision, accept, reject, reason })
}

export const failedMessage = (verb: string, failed: RowTitles, reason: string) =>
  `No hemos podido ${verb} ${formatNames(toNamed(failed))}. ${reason}`

/** Names the items that were not decided, because somebody else has changed or decided them. */
export function staleMessage(stale: RowTitles): string {
  const names = formatNames(toNamed(stale))
  return stale.length === 1
    ? `${names} ha cambiado mientras tanto y sigue sin que lo decidas: míralo otra vez.`
    : `${names} han cambiado mientras tanto y siguen sin que los decidas: míralos otra vez.`
}

const toNamed = (titled: RowTitles) => titled.map(({ title }) => ({ name: title }))

/** '2 solicitudes y 1 cambio' */
function formatKinds(rows: RowKinds): string {
  const changes = rows.filter(({ kind }) => kind === 'change').length
  const applications = rows.length - changes
  return [
    ...(applications > 0 ? [formatCount(applications, 'solicitud', 'solicitudes')] : []),
    ...(changes > 0 ? [formatCount(changes, 'cambio', 'cambios')] : []),
  ].join(' y ')
}

function rejectionQuestion(chosen: RowKinds) {
  return {
    title: `Rechazar ${formatKinds(chosen)}`,
    text: 'Cada persona recibirá un correo con este motivo.',
    help: 'Dile qué tiene que cambiar: lo leerá tal como lo escribas.',
    reasons: [
      ...(chosen.some(({ kind }) => kind === 'application') ? REASONS : []),
      ...(chosen.some(({ kind }) => kind === 'change') ? CHANGE_REASONS : []),
    ],
    confirm: 'Rechazar y avisar',
    busyLabel: 'Rechazando…',
    draft: 'several-reviews',
  }
}
