import { type Report, type ReportDecision, reportDecision } from '#contract/reports.ts'
import { statusOf } from '#web/api/api.ts'
import { PlacedForm } from '#web/dialogs/dialog-form.tsx'
import { formatMoment } from '#web/format/dates.ts'
import { ChoiceField } from '#web/forms/choice-field.tsx'
import { TextArea } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { EntryAnswer, EntryLink } from '#web/lists/entry-answer.tsx'
import { IconBuildingStore, IconEye, IconMail } from '#web/ui/icons.ts'
import { decideReport } from './calls.ts'
import { decisionsFor, draftOf, officePathOf, publicPathOf } from './labels.ts'

/** Shows who reported it, links to what was reported, and the decision. */
export function ReportDetails({ report }: { report: Report }) {
  const { id, name, email, reported_state, owner_email, reason, decided_at, decided_by } = report
  const publicPath = publicPathOf(report)
  const officePath = officePathOf(report)
  const who = [name, email].filter((part) => part !== '').join(', ')
  return (
    <>
      <p className="note">
        {who === '' ? 'Quien avisa no ha dejado su correo.' : `Avisa ${who}.`}{' '}
        {STATES[reported_state]}
      </p>
      <ul className="cluster gap-x-24">
        {publicPath && (
          <EntryLink to={publicPath} icon={IconEye} isNewTab>
            Verlo en el directorio
          </EntryLink>
        )}
        {officePath && (
          <EntryLink to={officePath} icon={IconBuildingStore}>
            {report.offer === null ? 'Abrir el comercio' : 'Abrir sus ofertas'}
          </EntryLink>
        )}
        {owner_email && (
          <EntryLink to={`mailto:${owner_email}`} icon={IconMail}>
            Escribir al dueño
          </EntryLink>
        )}
      </ul>
      {decided_at && (
        <EntryAnswer
          id={`decision-${id}`}
          heading={`Decisión de ${decided_by ?? 'alguien que ya no está'}, ${formatMoment(decided_at)}`}
          text={reason}
        />
      )}
    </>
  )
}

const STATES: Record<Report['reported_state'], string> = {
  published: 'Ahora se ve en el directorio.',
  hidden: 'Ahora está oculto.',
  gone: 'Ya no está.',
}

type DecisionFormProps = {
  report: Report
  onDecided: (report: Report) => Promise<void>
  onTaken: (report: Report) => void
}

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
      title="Resolver el problema"
      form={form}
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
