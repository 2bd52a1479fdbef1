import { type Report, type ReportDecision, reportDecision } from '#contract/reports.ts'
import { statusOf } from '#web/api/api.ts'
import { PlacedForm } from '#web/dialogs/dialog-form.tsx'
import { ChoiceField } from '#web/forms/choice-field.tsx'
import { TextArea } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { decideReport } from './calls.ts'
import { decisionsFor, draftOf } from './labels.ts'

type DecisionFormProps = {
  report: Report
  onDecided: (report: Report) => Promise<void>
  /** Called if somebody else has decided it. */
  onTaken: (report: Report) => void
}

/** The form 'Resolver el aviso', below the report. */
export function DecisionForm({ report, ...on }: DecisionFormProps) {
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
    <PlacedForm
      title="Resolver el aviso"
      form={form}
      cleared="La decisión está vacía."
      send={
        decision === 'hidden'
          ? `${report.offer === null ? 'Ocultar' : 'Eliminar'} y avisar`
          : 'Resolver'
      }
      danger={decision === 'hidden'}
      sending="Enviando…"
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
    </PlacedForm>
  )
}

/** Says who will get the reason, so that it is written for them. */
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
