import { type Appeal, type AppealAnswer, appealAnswer } from '#contract/appeals.ts'
import { statusOf } from '#web/api/api.ts'
import { PlacedForm } from '#web/dialogs/dialog-form.tsx'
import { ChoiceField } from '#web/forms/choice-field.tsx'
import { TextArea } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { answerAppeal } from './calls.ts'
import { draftOf, GIVING_BACK } from './labels.ts'

type AnswerFormProps = {
  appeal: Appeal
  onAnswered: (appeal: Appeal) => Promise<void>
  /** Called if another administrator has answered in the meantime. */
  onTaken: (appeal: Appeal) => void
}

/** The form under 'Responder a la reclamación', for an administrator. */
export function AnswerForm({ appeal, ...on }: AnswerFormProps) {
  const { id, kind, appellant } = appeal
  const form = useForm({
    schema: appealAnswer,
    initial: { outcome: '' as AppealAnswer['outcome'] | '', answer: '' },
    labels: { outcome: 'Qué haces', answer: 'Respuesta' },
    draft: draftOf(id),
    send: ({ values: { outcome, answer } }) =>
      answerAppeal(id, { outcome: outcome as AppealAnswer['outcome'], answer }),
    onSuccess: on.onAnswered,
    onError(error) {
      if (statusOf(error) === 409) on.onTaken(appeal)
      return false
    },
  })
  const { outcome } = form.values
  return (
    <PlacedForm
      title="Responder a la reclamación"
      form={form}
      cleared="La respuesta está vacía."
      send={outcome === 'granted' ? GIVING_BACK[kind] : 'Responder y avisar'}
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
            name: GIVING_BACK[kind],
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
    </PlacedForm>
  )
}
