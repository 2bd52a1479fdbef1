import {
  type Appeal,
  type AppealAnswer,
  appealAnswer,
  type Restriction,
} from '#contract/appeals.ts'
import { RISKY } from '#contract/proposals.ts'
import { ScreenForm } from '#web/dialogs/dialog-form.tsx'
import { formatMoment } from '#web/format/dates.ts'
import { ChoiceField } from '#web/forms/choice-field.tsx'
import { TextArea } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { EntryAnswer, EntryLink } from '#web/lists/entry-answer.tsx'
import { IconBuildingStore, IconMail } from '#web/ui/icons.ts'
import { onDecisionError } from '#web/waiting/pending-items.ts'
import { answerAppeal } from './calls.ts'
import { GRANTED } from './labels.ts'

export function AppealDetails({ appeal }: { appeal: Appeal }) {
  const { id, commerce, offer, reason, decided_at, decided_by, report, changes } = appeal
  const { appellant, appellant_email, answer, answered_at, answered_by } = appeal
  return (
    <>
      <EntryAnswer
        id={`motivo-${id}`}
        heading={`Lo decidió ${decided_by ?? 'alguien que ya no está'}, ${formatMoment(decided_at)}`}
        text={reason ?? 'No dejó escrito el motivo.'}
      />
      <ProposedChanges changes={changes} />
      <ul className="cluster gap-x-24">
        {commerce !== null && (
          <EntryLink
            to={offer === null ? `/commerces/${commerce}` : `/commerces/${commerce}/offers`}
            icon={IconBuildingStore}
          >
            {offer === null ? 'Abrir el comercio' : 'Abrir sus ofertas'}
          </EntryLink>
        )}
        {report !== null && (
          <EntryLink to="/avisos?estado=resueltos">Un vecino avisó del problema</EntryLink>
        )}
        {appellant_email && (
          <EntryLink to={`mailto:${appellant_email}`} icon={IconMail}>
            Escribir a {appellant}
          </EntryLink>
        )}
      </ul>
      {answered_at && (
        <EntryAnswer
          id={`respuesta-${id}`}
          heading={`Respuesta de ${answered_by ?? 'nadie'}, ${formatMoment(answered_at)}`}
          text={answer === '' ? 'Sin más palabras.' : answer}
        />
      )}
    </>
  )
}

/** The changes of a rejected proposal. Other restrictions have none. */
export function ProposedChanges({ changes }: Pick<Restriction, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <dl className="grid gap-8 break-anywhere">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt className="muted small">{RISKY[field].label}</dt>
          {field === 'photo' ? (
            <dd>Otra foto</dd>
          ) : (
            <dd>
              <span className="muted">{from}</span>
              <span className="visually-hidden">, y se pidió </span>
              <span aria-hidden> → </span>
              <strong>{to}</strong>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

type AnswerFormProps = { appeal: Appeal; onAnswered: (appeal: Appeal) => Promise<void> }

export function AnswerForm({ appeal, onAnswered }: AnswerFormProps) {
  const { id, kind, appellant } = appeal
  const draft = `appeal-answer:${id}`
  const form = useForm({
    schema: appealAnswer,
    initial: { outcome: '' as AppealAnswer['outcome'] | '', answer: '' },
    labels: { outcome: 'Qué haces', answer: 'Respuesta' },
    draft,
    send: ({ values: { outcome, answer } }) =>
      answerAppeal(id, { outcome: outcome as AppealAnswer['outcome'], answer }),
    onSuccess: onAnswered,
    onError: (error) => onDecisionError(error, draft),
  })
  const { outcome } = form.values
  return (
    <ScreenForm
      title="Responder a la reclamación"
      form={form}
      send={outcome === 'granted' ? GRANTED[kind] : 'Responder y avisar'}
      danger={outcome === 'upheld'}
      sending="Enviando…"
    >
      <ChoiceField
        id={form.idOf('outcome')}
        name="outcome"
        label={form.labels.outcome!}
        value={outcome}
        options={[
          {
            value: 'granted',
            name: GRANTED[kind],
            description:
              kind === 'proposal_rejected'
                ? 'Tiene razón: lo que pidió se ve ahora mismo, salvo lo que haya cambiado después.'
                : 'Tiene razón: vuelve como estaba, ahora mismo.',
          },
          {
            value: 'upheld',
            name: 'Mantener la decisión',
            description: 'Se mantiene la decisión. Es definitiva.',
          },
        ]}
        error={form.fieldErrors.outcome}
        onChange={(value) => form.change('outcome', value)}
      />
      <TextArea
        {...form.field('answer')}
        help={`Se la mandamos por correo a ${appellant ?? 'quien reclama'}. Si mantienes la decisión, es obligatoria y es definitiva.`}
        required={outcome === 'upheld'}
      />
    </ScreenForm>
  )
}
