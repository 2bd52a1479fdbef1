import type { RefObject } from 'react'
import type { Question } from '#contract/questions.ts'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { deleteQuestion, restoreQuestion } from './calls.ts'

export const useQuestionDeletion = (
  questions: readonly Question[],
  end: RefObject<HTMLElement | null>,
) =>
  useDeletion(questions, {
    elementId: headingId,
    end,
    remove: deleteQuestion,
    restore: restoreQuestion,
    undoesOthers: true,
    messages: {
      deleted: () => 'Pregunta eliminada.',
      alreadyDeleted: () => 'Esa pregunta ya estaba eliminada.',
      restored: () => 'Pregunta recuperada.',
    },
  })

export const headingId = (id: number) => `pregunta-${id}`
