import type { ComponentType } from 'react'
import { type Appeal, type AppealAnswer, appealAnswer } from '#contract/appeals.ts'
import { statusOf } from '#web/api/api.ts'
import { DialogForm, type DialogFormProps } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { formatMoment } from '#web/format/dates.ts'
import { ChoiceField } from '#web/forms/choice-field.tsx'
import { TextArea } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { QuotedEntry } from '#web/lists/quoted-entry.tsx'
import { AskedChanges } from './asked-changes.tsx'
import { answerAppeal } from './calls.ts'
import { formatObject, GIVING_BACK, KINDS } from './labels.ts'
import { draftOf } from './use-appeals.ts'

type Ends = {
  onAnswered: (appeal: Appeal) => Promise<void>
  /** Somebody else has answered meanwhile. */
  onTaken: (appeal: Appeal) => void
  onClose: () => void
}

/** 'Responder a la reclamación', with what was decided and written above the answer. */
export function AnswerDialog({ appeal, ...on }: Ends & { appeal: Appeal | undefined }) {
  return (
    <FormDialog title={TITLE} opened={appeal !== undefined} onClose={on.onClose}>
      {appeal && <AnswerForm appeal={appeal} {...on} />}
    </FormDialog>
  )
}

type AnswerFormProps = Ends & { appeal: Appeal; Frame?: ComponentType<DialogFormProps> }

/** In a dialog, or in place. */
export function AnswerForm({ appeal, Frame = DialogForm, ...on }: AnswerFormProps) {
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
    <Frame
      title={TITLE}
      form={form}
      cleared="La respuesta está vacía."
      send={outcome === 'granted' ? GIVING_BACK[kind] : 'Responder y avisar'}
      danger={outcome === 'upheld'}
      sending="Enviando…"
      onClose={on.onClose}
      above={
        <>
          <QuotedEntry
            label="La reclamación"
            title={formatObject(appeal)}
            meta={`${KINDS[kind]} · ${formatMoment(appeal.appealed_at)}`}
            text={appeal.appeal}
          />
          <AskedChanges changes={appeal.changes} />
        </>
      }
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
    </Frame>
  )
}

const TITLE = 'Responder a la reclamación'
