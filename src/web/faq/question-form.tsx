import { type Question, questionForm } from '#contract/questions.ts'
import { storedUser } from '#web/api/session.ts'
import { ItemForm, type ItemFormProps } from '#web/dialogs/item-dialog.tsx'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { createQuestion, saveQuestion } from './calls.ts'

type QuestionFormProps = ItemFormProps<Question> & { onSaved: (saved: Question) => Promise<void> }

export function QuestionForm({ onSaved, ...frame }: QuestionFormProps) {
  const { item: question } = frame
  const form = useForm({
    schema: questionForm,
    initial: { question: question?.question ?? '', answer: question?.answer ?? '' },
    labels: { question: 'Pregunta', answer: 'Respuesta' },
    draft: `faq-${storedUser()?.id}-${question?.id ?? 'new'}`,
    send: ({ values }, { key }) =>
      question ? saveQuestion(question.id, values) : createQuestion(values, key),
    onSuccess: onSaved,
  })
  return (
    <ItemForm {...frame} form={form}>
      <TextField
        {...form.field('question')}
        help="Como la haría quien la necesita."
        aria-required
        autoComplete="off"
      />
      <TextArea
        {...form.field('answer')}
        help="Corta y clara: primero lo que hay que hacer."
        aria-required
        rows={5}
      />
    </ItemForm>
  )
}
