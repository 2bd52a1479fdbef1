import { question, questionForm, questionMove, questionQuery } from '#contract/questions.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import { deleteIntoBin } from '../bin/delete-and-restore.ts'
import { idOf } from '../http/params.ts'
import { type Call, route, updateRoutes } from '../http/route.ts'
import { moveQuestion } from './move-question.ts'
import { findQuestion, findRecoverableQuestion, listQuestions } from './queries.ts'
import { createQuestion, restoreQuestion, updateQuestion } from './save-question.ts'

export const questionRoutes = [
  route('GET', '/api/faq/', {
    summary: 'Lista las preguntas frecuentes en su orden.',
    access: 'public',
    query: questionQuery,
    list: question,
    handle: ({ db, query }) => listQuestions(db, query),
  }),
  route('POST', '/api/faq/', {
    summary: 'Añade una pregunta al final.',
    access: ADMINISTRATORS,
    form: questionForm,
    status: 201,
    response: question,
    handle: (call) => createQuestion(call, call.form),
  }),
  route('GET', '/api/faq/:id/', {
    summary: 'Responde con una pregunta.',
    access: 'public',
    find,
    response: question,
  }),
  ...updateRoutes('/api/faq/:id/', {
    put: { summary: 'Cambia una pregunta entera.', form: questionForm },
    patch: {
      summary: 'Cambia los campos que se envían de una pregunta.',
      form: questionForm.partial(),
    },
    access: ADMINISTRATORS,
    find,
    response: question,
    handle: (call) => updateQuestion(call, call.found.id, call.form),
  }),
  route('DELETE', '/api/faq/:id/', {
    summary: 'Elimina una pregunta.',
    access: ADMINISTRATORS,
    find,
    status: 204,
    handle: (call) => deleteIntoBin(call, 'faq', call.found.id),
  }),
  route('POST', '/api/faq/:id/move/', {
    summary: 'Pone una pregunta delante de otra, o la última.',
    access: ADMINISTRATORS,
    find,
    form: questionMove,
    response: question,
    handle: (call) => moveQuestion(call, call.found.id, call.form.before),
  }),
  route('POST', '/api/faq/:id/restore/', {
    summary: 'Recupera una pregunta eliminada.',
    access: ADMINISTRATORS,
    find: (call) => findRecoverableQuestion(call.db, call, idOf(call.request)),
    response: question,
    handle: (call) => restoreQuestion(call, call.found.id),
  }),
]

function find({ db, request }: Call) {
  return findQuestion(db, idOf(request))
}
