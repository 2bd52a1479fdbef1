import { useRef, useState } from 'react'
import { formatCount } from '#contract/numbers.ts'
import type { Question } from '#contract/questions.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { ListScreen, listFailure, listSkeleton } from '#web/lists/list-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import type { Route } from './+types/question-list.ts'
import { listQuestions } from './calls.ts'
import styles from './faq.module.css'
import { QuestionDialog, type Task } from './question-dialog.tsx'
import { QuestionEntry } from './question-entry.tsx'
import { useOrder } from './use-order.ts'
import { useQuestionDeletion } from './use-question-deletion.ts'

const LIST = { title: 'FAQ', items: 'las preguntas' }

export const clientLoader = guarded([ADMINISTRATOR], listQuestions)
export const HydrateFallback = listSkeleton(LIST, { areCards: true })
export const ErrorBoundary = listFailure(LIST)

export default function QuestionList({ loaderData }: Route.ComponentProps) {
  const lead = useRef<HTMLParagraphElement>(null)
  const { questions, move } = useOrder(loaderData)
  const deletion = useQuestionDeletion(loaderData, lead)
  const [open, setOpen] = useState<readonly number[]>([])
  const [task, setTask] = useOpenForm<Task>((stored) => refreshed(stored, loaderData))
  const afterSave = useAfterSave(() => setTask(undefined))

  function onSaved({ id }: Question) {
    if (task?.question) return afterSave('Cambios guardados.')
    setOpen([...open, id])
    return afterSave('Pregunta creada, al final.')
  }

  const toggle = (id: number) =>
    setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id])

  const create = (
    <Button icon={<IconPlus size={22} aria-hidden />} onClick={() => setTask({})}>
      Crear FAQ
    </Button>
  )
  const empty = (
    <EmptyState title="Todavía no hay preguntas" sign="Pregunta" action={create} isSticky>
      Escribe la que más te hacen, con su respuesta, y te la harán menos.
    </EmptyState>
  )
  const count = questions.length
  return (
    <>
      <ListScreen
        title={LIST.title}
        lead={count > 0 ? leadOf(count) : undefined}
        start={lead}
        list={{ count }}
        action={create}
        isBlank={count === 0}
        empty={empty}
      >
        <ol className={`grid gap-12 ${styles.entries}`}>
          {questions.map((question, place) => (
            <li key={question.id}>
              <QuestionEntry
                question={question}
                isFirst={place === 0}
                isLast={place === count - 1}
                isOpen={open.includes(question.id)}
                isDeleting={deletion.isBusy(question.id)}
                onToggle={() => toggle(question.id)}
                onMove={(step, button) => move(question, step, button)}
                onEdit={() => setTask({ question })}
                onDelete={() => deletion.remove(question)}
              />
            </li>
          ))}
        </ol>
      </ListScreen>
      <QuestionDialog task={task} onSaved={onSaved} onClose={() => setTask(undefined)} />
    </>
  )
}

function leadOf(count: number): string {
  return `${formatCount(count, 'pregunta', 'preguntas')}, en el orden en que se leen.`
}

/** The question may have changed, or gone, while the page was loaded anew. */
function refreshed({ question: stored }: Task, questions: readonly Question[]): Task | undefined {
  const question = questions.find(({ id }) => id === stored?.id)
  return stored && question === undefined ? undefined : { question }
}
