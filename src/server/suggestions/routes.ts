import { httpError } from '#contract/http-error.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import {
  alreadyListed,
  suggestion,
  suggestionDecisionForm,
  suggestionForm,
  suggestionReceived,
} from '#contract/suggestions.ts'
import { idOf } from '../http/params.ts'
import { route, type SignedCall } from '../http/route.ts'
import { decideSuggestion } from './decide-suggestion.ts'
import { findSuggestion } from './queries.ts'
import { SUGGESTIONS_BY_IP, sendSuggestion } from './send-suggestion.ts'

const find = ({ db, request }: SignedCall) => findSuggestion(db, idOf(request))

export const suggestionRoutes = [
  route('POST', '/api/suggestions/', {
    summary: 'Dice que falta un comercio en el directorio.',
    access: 'public',
    limit: SUGGESTIONS_BY_IP,
    form: suggestionForm,
    status: 201,
    response: suggestionReceived,
    errorResponses: { 409: alreadyListed },
    handle: (call) => sendSuggestion(call, call.form),
  }),
  route('GET', '/api/suggestions/:id/', {
    summary: 'Responde con una sugerencia.',
    access: ADMINISTRATORS,
    find,
    response: suggestion,
  }),
  route('POST', '/api/suggestions/:id/decide/', {
    summary: 'Dice si el comercio que falta se ha añadido o no.',
    access: ADMINISTRATORS,
    find,
    form: suggestionDecisionForm,
    response: suggestion,
    errorResponses: { 409: httpError },
    handle: (call) => decideSuggestion(call, call.found.id, call.form.decision),
  }),
]
