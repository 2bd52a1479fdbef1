import type { RefObject } from 'react'
import type { Holiday } from '#contract/holidays.ts'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { deleteHoliday, restoreHoliday } from './calls.ts'

export const useHolidayDeletion = (
  holidays: readonly Holiday[],
  end: RefObject<HTMLElement | null>,
) =>
  useDeletion(holidays, {
    elementId: nameId,
    end,
    remove: deleteHoliday,
    restore: restoreHoliday,
    undoesOthers: true,
    messages: {
      deleted: ({ name }) => `«${name}» ya no está en el calendario.`,
      alreadyDeleted: ({ name }) => `«${name}» ya no estaba en el calendario.`,
      restored: ({ name }) => `«${name}» vuelve a estar en el calendario.`,
    },
  })

export const nameId = (id: number) => `festivo-${id}`
