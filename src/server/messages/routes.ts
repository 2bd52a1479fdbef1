import { httpError } from '#contract/http-error.ts'
import {
  message,
  messageAnswer,
  messageForm,
  messageQuery,
  messageReceived,
} from '#contract/messages.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import { deleteIntoBin, restoreFromBin } from '../bin/delete-and-restore.ts'
import { notFound } from '../errors.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { answerMessage } from './answer-message.ts'
import { findMessage, listMessages } from './queries.ts'
import { MESSAGES_BY_IP, sendMessage } from './send-message.ts'

const find = ({ db, request }: SignedCall) => findMessage(db, idOf(request))

export const messageRoutes = [
  route('POST', '/api/contact/', {
    summary: 'Envía un mensaje a la administración.',
    access: 'public',
    limit: MESSAGES_BY_IP,
    form: messageForm,
    status: 201,
    response: messageReceived,
    handle: (call) => sendMessage(call, call.form),
  }),
  route('GET', '/api/contact/', {
    summary: 'Lista los mensajes y sus respuestas.',
    access: ADMINISTRATORS,
    query: messageQuery,
    list: message,
    handle: ({ db, query }) => listMessages(db, query),
  }),
  route('GET', '/api/contact/:id/', {
    summary: 'Responde con un mensaje.',
    access: ADMINISTRATORS,
    find,
    response: message,
  }),
  route('POST', '/api/answer_contact/:id/', {
    summary: 'Responde un mensaje por correo.',
    access: ADMINISTRATORS,
    find,
    form: messageAnswer,
    response: message,
    errorResponses: { 409: httpError },
    handle: (call) => answerMessage(call, call.found.id, call.form.answer),
  }),
  route('DELETE', '/api/contact/:id/', {
    summary: 'Elimina un mensaje. Una respuesta que ya está en cola se envía.',
    access: ADMINISTRATORS,
    find,
    status: 204,
    handle: (call) => deleteIntoBin(call, 'contact', call.found.id),
  }),
  route('POST', '/api/contact/:id/restore/', {
    summary: 'Recupera un mensaje eliminado.',
    access: ADMINISTRATORS,
    response: message,
    handle: (call) =>
      call.db.transaction(async (tx) => {
        const id = idOf(call.request)
        if (!(await restoreFromBin(tx, call, 'contact', id))) throw notFound()
        return findMessage(tx, id)
      }),
  }),
]
