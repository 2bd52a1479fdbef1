import { httpError } from '#contract/http-error.ts'
import {
  mailedAnswer,
  mailedLink,
  mailedQuestion,
  unsubscription,
  unsubscriptionResponse,
} from '#contract/mailed-actions.ts'
import { findQuestion } from '../auth/question-links.ts'
import { route } from '../http/route.ts'
import { answerMailed, MAILED_KINDS } from './answer-mailed.ts'
import { unsubscribe } from './unsubscribe.ts'

export const mailedActionRoutes = [
  route('POST', '/api/mailed/read/', {
    summary: 'Dice qué pregunta un correo con botones. No cambia nada.',
    access: 'public',
    writeLimit: false,
    form: mailedLink,
    response: mailedQuestion,
    async handle(call) {
      const now = call.clock.now()
      const question = await findQuestion(call.db, call.form, now)
      return MAILED_KINDS[question.purpose].present(call.db, question, now)
    },
  }),
  route('POST', '/api/mailed/answer/', {
    summary: 'Contesta a lo que pregunta un correo. El enlace sirve una vez.',
    access: 'public',
    form: mailedAnswer,
    response: mailedQuestion,
    errorResponses: { 409: httpError },
    handle: (call) => answerMailed(call, call.form),
  }),
  route('POST', '/api/mailed/unsubscribe/', {
    summary: 'Deja de enviar correos como el del enlace.',
    access: 'public',
    // No limit by IP address: a mailbox provider posts for many people from one address.
    writeLimit: false,
    form: unsubscription,
    response: unsubscriptionResponse,
    handle: (call) => unsubscribe(call, call.form),
  }),
]
