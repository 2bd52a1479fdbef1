import { useRef, useState } from 'react'
import { formatCount } from '#contract/numbers.ts'
import { type Question, questionForm } from '#contract/questions.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { storedUser } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { ItemDialog, useItemForm } from '#web/dialogs/item-dialog.tsx'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { ListScreen, screenFailure, screenSkeleton } from '#web/lists/list-screen.tsx'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/question-list.ts'
import {
  createQuestion,
  deleteQuestion,
  listQuestions,
  restoreQuestion,
  saveQuestion,
} from './calls.ts'
import styles from './faq.module.css'
import { headingId, QuestionEntry } from './question-entry.tsx'
import { useOrder } from './use-order.ts'

const LIST = { title: 'FAQ', items: 'las preguntas' }

const DELETION = {
  elementId: headingId,
  remove: deleteQuestion,
  restore: restoreQuestion,
  messages: {
    deleted: () => 'Pregunta eliminada.',
    alreadyDeleted: () => 'Esa pregunta ya estaba eliminada.',
    restored: () => 'Pregunta recuperada.',
  },
}

export const clientLoader = guarded([ADMINISTRATOR], listQuestions)
export const HydrateFallback = screenSkeleton(LIST, { areCards: true })
export const ErrorBoundary = screenFailure(LIST)

export default function QuestionList({ loaderData: questions }: Route.ComponentProps) {
  const start = useRef<HTMLParagraphElement>(null)
  const { order, move } = useOrder(questions)
  const deletion = useDeletion(questions, { ...DELETION, focusIfEmpty: start })
  const [openIds, setOpenIds] = useState<readonly number[]>([])
  const work = useItemForm(questions, { create: 'Crear FAQ', edit: 'Editar FAQ' })

  function onSaved({ id }: Question) {
    if (work.task?.item) return work.afterSave('Cambios guardados.')
    setOpenIds([...openIds, id])
    return work.afterSave('Pregunta creada, al final.')
  }

  const toggle = (id: number) =>
    setOpenIds(openIds.includes(id) ? openIds.filter((other) => other !== id) : [...openIds, id])

  const empty = (
    <EmptyState title="Todavía no hay preguntas" sign="Pregunta" action={work.addButton} isSticky>
      Escribe la que más te hacen, con su respuesta, y te la harán menos.
    </EmptyState>
  )
  const count = questions.length
  const lead = `${formatCount(count, 'pregunta', 'preguntas')}, en el orden en que se leen.`
  return (
    <>
      <ListScreen
        title={LIST.title}
        lead={count > 0 ? lead : undefined}
        start={start}
        list={{ count }}
        action={work.addButton}
        isBlank={count === 0}
        empty={empty}
      >
        <ol className={`grid gap-12 ${styles.entries}`}>
          {order.map((question, place) => (
            <li key={question.id}>
              <QuestionEntry
                question={question}
                isFirst={place === 0}
                isLast={place === count - 1}
                isOpen={openIds.includes(question.id)}
                isDeleting={deletion.isBusy(question.id)}
                onToggle={() => toggle(question.id)}
                onMove={(step, button) => move(place, step, button)}
                onEdit={() => work.open(question)}
                onDelete={() => deletion.remove(question)}
              />
            </li>
          ))}
        </ol>
      </ListScreen>
      <ItemDialog work={work}>
        {(question) => <QuestionForm question={question} onSaved={onSaved} />}
      </ItemDialog>
    </>
  )
}

type QuestionFormProps = {
  question: Question | undefined
  onSaved: (saved: Question) => Promise<void>
}

function QuestionForm({ question, onSaved }: QuestionFormProps) {
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
    <DialogForm form={form}>
      <TextField
        {...form.field('question')}
        help="Como la haría quien la necesita."
        autoComplete="off"
      />
      <TextArea
        {...form.field('answer')}
        help="Corta y clara: primero lo que hay que hacer."
        rows={5}
      />
    </DialogForm>
  )
}
