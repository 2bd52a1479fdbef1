import {
  type QuestionForm,
  question,
  questionForm,
  questionMove,
  questionQuery,
} from '#contract/questions.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { deleteIntoBin } from '../bin/delete-and-restore.ts'
import { idOf } from '../http/params.ts'
import { type Call, route, type SignedCall } from '../http/route.ts'
import { moveQuestion } from './move-question.ts'
import { findQuestion, findRecoverableQuestion, listQuestions } from './queries.ts'
import { createQuestion, restoreQuestion, updateQuestion } from './save-question.ts'

const administrators = [ADMINISTRATOR] as const

export const questionRoutes = [
  route({
    method: 'GET',
    path: '/api/faq/',
    summary: 'Lista las preguntas frecuentes en su orden.',
    access: 'public',
    query: questionQuery,
    list: question,
    handle: ({ db, query }) => listQuestions(db, query),
  }),
  route({
    method: 'POST',
    path: '/api/faq/',
    summary: 'Añade una pregunta al final.',
    access: administrators,
    form: questionForm,
    status: 201,
    response: question,
    handle: (call) => createQuestion(call, call.form),
  }),
  route({
    method: 'GET',
    path: '/api/faq/:id/',
    summary: 'Responde con una pregunta.',
    access: 'public',
    find,
    response: question,
    handle: async ({ found }) => found,
  }),
  route({
    method: 'PUT',
    path: '/api/faq/:id/',
    summary: 'Cambia una pregunta entera.',
    access: administrators,
    find,
    form: questionForm,
    response: question,
    handle: (call) => save(call),
  }),
  route({
    method: 'PATCH',
    path: '/api/faq/:id/',
    summary: 'Cambia los campos que se envían de una pregunta.',
    access: administrators,
    find,
    form: questionForm.partial(),
    response: question,
    handle: (call) => save(call),
  }),
  route({
    method: 'DELETE',
    path: '/api/faq/:id/',
    summary: 'Elimina una pregunta.',
    access: administrators,
    find,
    status: 204,
    handle: (call) => deleteIntoBin(call, 'faq', call.found.id),
  }),
  route({
    method: 'POST',
    path: '/api/faq/:id/move/',
    summary: 'Pone una pregunta delante de otra, o la última.',
    access: administrators,
    find,
    form: questionMove,
    response: question,
    handle: (call) => moveQuestion(call, call.found.id, call.form.before),
  }),
  route({
    method: 'POST',
    path: '/api/faq/:id/restore/',
    summary: 'Recupera una pregunta eliminada.',
    access: administrators,
    find: (call) => findRecoverableQuestion(call.db, call, idOf(call.request)),
    response: question,
    handle: (call) => restoreQuestion(call, call.found.id),
  }),
]

function find({ db, request }: Call) {
  return findQuestion(db, idOf(request))
}

type Saving = SignedCall & { found: { id: number }; form: Partial<QuestionForm> }

function save(call: Saving) {
  return updateQuestion(call, call.found.id, call.form)
}
