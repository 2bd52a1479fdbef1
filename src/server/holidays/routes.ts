import { z } from 'zod'
import {
  holiday,
  holidayAnswerForm,
  holidayChanges,
  holidayConflict,
  holidayForm,
  holidayQuery,
  holidayQuestion,
} from '#contract/holidays.ts'
import { httpError } from '#contract/http-error.ts'
import { ADMINISTRATORS, SHOPKEEPERS } from '#contract/roles.ts'
import { lockCaller } from '../auth/locks.ts'
import { deleteIntoBin } from '../bin/delete-and-restore.ts'
import { idOf } from '../http/params.ts'
import { type Call, inModule, route, updateRoutes } from '../http/route.ts'
import { answerHoliday } from './answer-holiday.ts'
import { listQuestions } from './list-questions.ts'
import { findHoliday, findRecoverableHoliday, listHolidays } from './queries.ts'
import { createHoliday, restoreHoliday, updateHoliday } from './save-holiday.ts'

export const holidayRoutes = inModule('holidays', [
  route('GET', '/api/holidays/', {
    summary: 'Lista el calendario de festivos del pueblo, por su fecha.',
    access: SHOPKEEPERS,
    query: holidayQuery,
    list: holiday,
    handle: ({ db, query }) => listHolidays(db, query),
  }),
  route('GET', '/api/holidays/unanswered/', {
    summary:
      'Lista los festivos de los próximos siete días de los que los comercios propios aún no han dicho nada.',
    access: SHOPKEEPERS,
    response: z.array(holidayQuestion),
    handle: listQuestions,
  }),
  route('POST', '/api/holidays/', {
    summary: 'Añade un día al calendario.',
    access: ADMINISTRATORS,
    form: holidayForm,
    status: 201,
    response: holiday,
    hasVersionEtag: true,
    handle: (call) => createHoliday(call, call.form),
  }),
  route('GET', '/api/holidays/:id/', {
    summary: 'Responde con un día del calendario.',
    access: SHOPKEEPERS,
    find,
    response: holiday,
    hasVersionEtag: true,
  }),
  ...updateRoutes('/api/holidays/:id/', {
    put: { summary: 'Cambia un día del calendario entero.', form: holidayForm },
    patch: {
      summary: 'Cambia los campos que se envían de un día del calendario.',
      form: holidayChanges,
    },
    access: ADMINISTRATORS,
    find,
    response: holiday,
    hasVersionEtag: true,
    errorResponses: { 409: holidayConflict },
    handle: (call) => updateHoliday(call, call.found.id, call.form),
  }),
  route('DELETE', '/api/holidays/:id/', {
    summary: 'Elimina un día del calendario.',
    access: ADMINISTRATORS,
    find,
    status: 204,
    handle: (call) => deleteIntoBin(call, 'holidays', call.found.id),
  }),
  route('POST', '/api/holidays/:id/answer/', {
    summary: 'Dice si un comercio propio cierra o abre un festivo; sin respuesta, la elimina.',
    access: SHOPKEEPERS,
    find,
    form: holidayAnswerForm,
    status: 204,
    async handle(call) {
      const { commerce, does } = call.form
      await call.db.transaction(async (tx) => {
        const { username } = await lockCaller(tx, call.viewer)
        const owner = { id: call.viewer.id, username }
        await answerHoliday(tx, call, owner, call.found, new Map([[commerce, does]]))
      })
    },
  }),
  route('POST', '/api/holidays/:id/restore/', {
    summary: 'Recupera un día eliminado del calendario.',
    access: ADMINISTRATORS,
    find: (call) => findRecoverableHoliday(call.db, call, idOf(call.request)),
    response: holiday,
    errorResponses: { 400: httpError },
    hasVersionEtag: true,
    handle: (call) => restoreHoliday(call, call.found.id),
  }),
])

function find({ db, request }: Call) {
  return findHoliday(db, idOf(request))
}
