import { type Report, type ReportDecision, reportDecision } from '#contract/reports.ts'
import { ScreenForm } from '#web/dialogs/dialog-form.tsx'
import { formatMoment } from '#web/format/dates.ts'
import { ChoiceField } from '#web/forms/choice-field.tsx'
import { TextArea } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { EntryAnswer, EntryLink } from '#web/lists/entry-answer.tsx'
import { IconBuildingStore, IconEye, IconMail } from '#web/ui/icons.ts'
import { onDecisionError } from '#web/waiting/pending-items.ts'
import { decideReport } from './calls.ts'
import { decisionsFor, officePathOf, publicPathOf } from './labels.ts'

export function ReportDetails({ report }: { report: Report }) {
  const { id, name, email, reported_state, owner_email, reason, decided_at, decided_by } = report
  const publicPath = publicPathOf(report)
  const officePath = officePathOf(report)
  const reporter = [name, email].filter(Boolean).join(', ')
  return (
    <>
      <p className="note">
        {reporter === '' ? 'Quien avisa no ha dejado su correo.' : `Avisa ${reporter}.`}{' '}
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

type DecisionFormProps = { report: Report; onDecided: () => Promise<void> }

export function DecisionForm({ report, onDecided }: DecisionFormProps) {
  const { id } = report
  const draft = `report:${id}`
  const form = useForm({
    schema: reportDecision,
    initial: { decision: '' as ReportDecision | '', reason: '' },
    labels: { decision: 'Qué haces', reason: 'El motivo' },
    draft,
    send: ({ values: { decision, reason } }) =>
      decideReport(id, { decision: decision as ReportDecision, reason }),
    onSuccess: onDecided,
    onError: (error) => onDecisionError(error, draft),
  })
  const { decision } = form.values
  return (
    <ScreenForm
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
      <TextArea {...form.field('reason')} help={reasonHelp(report, decision)} required />
    </ScreenForm>
  )
}

function reasonHelp({ email, owner_email }: Report, decision: ReportDecision | ''): string {
  const isHidden = decision === 'hidden'
  const readers = [email && 'quien avisó', isHidden && owner_email && 'el dueño'].filter(Boolean)
  const sentence =
    readers.length === 0
      ? 'No se manda a nadie: queda aquí apuntado.'
      : `Se lo mandamos por correo a ${readers.join(' y a ')}.`
  if (!isHidden) return sentence
  return `${sentence} Di qué has visto y qué ley o qué norma del directorio no se cumple. No digas quién avisó.`
}
