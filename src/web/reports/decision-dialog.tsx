import type { ComponentType } from 'react'
import { type Report, type ReportDecision, reportDecision } from '#contract/reports.ts'
import { statusOf } from '#web/api/api.ts'
import { DialogForm, type DialogFormProps } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { formatMoment } from '#web/format/dates.ts'
import { ChoiceField } from '#web/forms/choice-field.tsx'
import { TextArea } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { QuotedEntry } from '#web/lists/quoted-entry.tsx'
import { decideReport } from './calls.ts'
import { decisionsFor, formatKind, formatReported } from './labels.ts'
import { draftOf } from './use-reports.ts'

type Ends = {
  onDecided: (report: Report) => Promise<void>
  /** Somebody else has decided it meanwhile. */
  onTaken: (report: Report) => void
  onClose: () => void
}

/** 'Resolver el aviso', with what was reported above the decision. */
export function DecisionDialog({ report, ...on }: Ends & { report: Report | undefined }) {
  return (
    <FormDialog title={TITLE} opened={report !== undefined} onClose={on.onClose}>
      {report && <DecisionForm report={report} {...on} />}
    </FormDialog>
  )
}

type DecisionFormProps = Ends & { report: Report; Frame?: ComponentType<DialogFormProps> }

/** In a dialog, or in place. */
export function DecisionForm({ report, Frame = DialogForm, ...on }: DecisionFormProps) {
  const { id, email } = report
  const form = useForm({
    schema: reportDecision,
    initial: { decision: '' as ReportDecision | '', reason: '' },
    labels: { decision: 'Qué haces', reason: 'El motivo' },
    draft: draftOf(id),
    send: ({ values: { decision, reason } }) =>
      decideReport(id, { decision: decision as ReportDecision, reason }),
    onSuccess: on.onDecided,
    onError(error) {
      if (statusOf(error) === 409) on.onTaken(report)
      return false
    },
  })
  const { decision } = form.values
  return (
    <Frame
      title={TITLE}
      form={form}
      cleared="La decisión está vacía."
      send={
        decision === 'hidden'
          ? `${report.offer === null ? 'Ocultar' : 'Eliminar'} y avisar`
          : 'Resolver'
      }
      danger={decision === 'hidden'}
      sending="Enviando…"
      onClose={on.onClose}
      above={
        <QuotedEntry
          label="El aviso"
          title={formatReported(report)}
          meta={`${formatKind(report)} · ${formatMoment(report.created_at)}`}
          text={report.text}
        />
      }
    >
      <ChoiceField
        id={form.idOf('decision')}
        name="decision"
        label={form.labels.decision!}
        value={decision}
        options={decisionsFor(report)}
        error={form.fieldErrors.decision}
        onChange={(value) => form.change('decision', value)}
      />
      <TextArea
        {...form.field('reason')}
        help={whoReads(email !== '', decision, report)}
        required
      />
    </Frame>
  )
}

/** Who gets the reason, so that it is written for them. */
function whoReads(isReporterTold: boolean, decision: string, { owner_email }: Report): string {
  const isOwnerTold = decision === 'hidden' && owner_email !== null
  const readers = [
    ...(isReporterTold ? ['quien avisó'] : []),
    ...(isOwnerTold ? ['el dueño'] : []),
  ].join(' y a ')
  const who =
    readers === ''
      ? 'No se manda a nadie: queda aquí apuntado.'
      : `Se lo mandamos por correo a ${readers}.`
  if (decision !== 'hidden') return who
  return `${who} Di qué has visto y qué ley o qué norma del directorio no se cumple. No digas quién avisó.`
}

const TITLE = 'Resolver el aviso'
