import { type Question, questionForm } from '#contract/questions.ts'
import { storedUser } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { createQuestion, saveQuestion } from './calls.ts'

/** What the form is opened for: a new question, or one that is there. */
export type Task = { question?: Question }

type QuestionFormProps = {
  task: Task
  onSaved: (saved: Question) => Promise<void>
  onClose: () => void
}

/** 'Crear FAQ' and 'Editar FAQ': the same form. Closed while there is no task. */
export function QuestionDialog({
  task,
  ...form
}: Omit<QuestionFormProps, 'task'> & { task?: Task }) {
  return (
    <FormDialog title={titleOf(task)} opened={task !== undefined} onClose={form.onClose}>
      {task && <QuestionForm {...form} task={task} />}
    </FormDialog>
  )
}

function titleOf(task: Task | undefined): string {
  return task?.question ? 'Editar FAQ' : 'Crear FAQ'
}

function QuestionForm({ task, onSaved, onClose }: QuestionFormProps) {
  const { question } = task
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
    <DialogForm
      title={titleOf(task)}
      form={form}
      cleared={question ? 'Vuelve a estar lo que hay guardado.' : undefined}
      send="Guardar"
      sending="Guardando…"
      onClose={onClose}
    >
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
    </DialogForm>
  )
}
