import type { Commerce, OwnerQuestion } from '#contract/commerces.ts'
import type { ClosedShop } from '#contract/directory.ts'
import { addError, type FieldErrors } from '#contract/field-errors.ts'
import type { Holiday } from '#contract/holidays.ts'
import { MODULES, type ModuleName } from '#contract/modules.ts'
import type { Proposal, ProposalState } from '#contract/proposals.ts'
import type { Settings } from '#contract/settings.ts'
import type { AlreadyListed } from '#contract/suggestions.ts'

export class HttpError extends Error {
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  constructor(status: number, body: object, headers: Record<string, string> = {}) {
    super(`${status} ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export function httpError(
  status: number,
  code: string,
  detail: string,
  headers?: Record<string, string>,
) {
  return new HttpError(status, { detail, code }, headers)
}

const conflict = (code: string, detail: string) => httpError(409, code, detail)
const resolved = (detail: string) => conflict('already_resolved', detail)
const nameOf = (person: string | null) => person ?? 'otra persona'

/** The client has edited a version that is no longer the current one. */
const stale = (detail: string, current: object) =>
  new HttpError(409, { detail, code: 'edit_conflict', current })

export const metricsTokenNeeded = () =>
  httpError(401, 'not_authenticated', 'Envía el METRICS_TOKEN como Bearer.', {
    'www-authenticate': 'Bearer realm="metrics"',
  })

export const permissionDenied = () =>
  httpError(403, 'permission_denied', 'No tienes permiso para hacer esto.')

export const notFound = () => httpError(404, 'not_found', 'No encontrado.')

export const moduleOff = (name: ModuleName) => httpError(404, 'module_off', MODULES[name].off)

const closedShop = (status: number, code: string, predicate: string, closed: ClosedShop) =>
  new HttpError(status, { detail: `«${closed.name}» ${predicate}.`, code, closed })

export const closedForNow = (closed: ClosedShop) =>
  closedShop(404, 'not_found', 'está cerrado por ahora', closed)

export const closedForGood = (closed: ClosedShop) =>
  closedShop(410, 'gone', 'ha cerrado para siempre', closed)

export const methodNotAllowed = (method: string, allowed: string[]) =>
  httpError(405, 'method_not_allowed', `Aquí no se puede usar ${method}.`, {
    allow: allowed.join(', '),
  })

export const gone = () => httpError(410, 'gone', 'Esto ya no está en el directorio.')

const DECIDED = { PE: 'pendiente', OK: 'aceptada', RE: 'rechazada' }

export const alreadyResolved = (status: keyof typeof DECIDED) =>
  resolved(`Esta solicitud ya está ${DECIDED[status]}.`)

export const cannotUndo = resolved

export const nothingToUndo = () =>
  httpError(404, 'not_found', 'Aquí ya no hay nada que deshacer. Mira cómo está ahora.')

export const lastAdministrator = () =>
  conflict(
    'last_administrator',
    'Tiene que quedar al menos una persona en administración. Nombra antes a otra.',
  )

export const notConfirmed = () =>
  conflict(
    'not_confirmed',
    'Esta cuenta aún no ha confirmado su correo. Reenvíale la confirmación.',
  )

export const alreadyConfirmed = () =>
  conflict('already_confirmed', 'Esta cuenta ya ha confirmado su correo.')

export const alreadyAnswered = (by: string | null) =>
  resolved(`Este mensaje ya lo ha respondido ${nameOf(by)}. Su respuesta está en la lista.`)

export const alreadyDecided = (by: string | null) =>
  resolved(`Este problema ya lo ha resuelto ${nameOf(by)}. Su decisión está en la lista.`)

export const shopAlreadyListed = (commerce: AlreadyListed['commerce']) =>
  new HttpError(409, {
    detail: `Ya está: ${commerce.name}, ${commerce.direction}. ¿Es otro con el mismo nombre? Escríbenos.`,
    code: 'already_listed',
    commerce,
  } satisfies AlreadyListed)

export const suggestionResolved = (by: string | null) =>
  resolved(`Esta sugerencia ya la ha resuelto ${nameOf(by)}.`)

export const HIDDEN_BY_OFFICE =
  'Lo ha decidido la administración. Mira el motivo: si no estás de acuerdo, puedes reclamar.'

export const hiddenByOffice = () => conflict('hidden_by_office', HIDDEN_BY_OFFICE)

export const alreadyAppealed = () =>
  conflict(
    'already_appealed',
    'Ya has reclamado de esta decisión, y se reclama una sola vez. Te escribiremos con la respuesta.',
  )

export const appealAlreadyAnswered = () =>
  conflict(
    'already_appealed',
    'Ya has reclamado de esta decisión y te hemos respondido: la respuesta es definitiva.',
  )

export const appealTooLate = (until: string) =>
  conflict(
    'appeal_too_late',
    `El plazo para reclamar acabó el ${until}. Si ha cambiado algo, escríbenos desde la página de contacto.`,
  )

export const nothingToAppeal = () =>
  conflict('nothing_to_appeal', 'Esta decisión ya no está en pie: no hace falta reclamar.')

export const appealResolved = (by: string | null) =>
  resolved(`Esta reclamación ya la ha respondido ${nameOf(by)}. Su respuesta está en la lista.`)

export const ownDecision = () =>
  conflict(
    'own_decision',
    'Esta reclamación la responde otra persona de administración: no quien decidió ni quien reclama.',
  )

export const editConflict = (current: Commerce | Holiday) =>
  stale('Otra persona ha guardado cambios mientras escribías. Míralos y vuelve a guardar.', current)

export const ownerNotNamed = (name: string, { from, to }: Pick<OwnerQuestion, 'from' | 'to'>) => {
  const detail = `«${name}» lo lleva ${from.username} (${from.email}). Di que dejará de llevarlo, con from_owner: ${from.id}.`
  return new HttpError(409, { detail, code: 'owner_change', from, to } satisfies OwnerQuestion)
}

export const settingsConflict = (current: Settings) =>
  stale(
    'Otra persona ha cambiado los ajustes mientras escribías. Míralos y vuelve a guardar.',
    current,
  )

export const proposalConflict = (current: Proposal) =>
  stale('El cambio ya no es el que has visto. Míralo otra vez y decide.', current)

/** `by`: the username of whoever decided. */
export const proposalDone = (state: Exclude<ProposalState, 'open'>, by: string | null = null) =>
  resolved(DONE[state](by ?? 'La administración'))

const DONE: Record<Exclude<ProposalState, 'open'>, (by: string) => string> = {
  decided: (by) => `Este cambio ya está decidido: lo ha mirado ${by}.`,
  withdrawn: () => 'Este cambio ya no espera: quien lo pidió lo ha retirado.',
  closed: () => 'Este cambio ya no espera: se ha cerrado por lo que ha pasado con el comercio.',
}

export const questionAnswered = () =>
  conflict('already_answered', 'Ya nos lo dijiste. Si ha cambiado, inicia sesión y dilo allí.')

/** For an owner who has refused mails about data, or got a question within a day. */
export const ownerNotAsked = () =>
  conflict(
    'not_asked',
    'Se pregunta una vez al día, y solo al dueño que quiere estos correos. Prueba por teléfono.',
  )

export const categoryInUse = (name: string, use: { commerces: number; offers: number }) =>
  new HttpError(409, {
    detail: `«${name}» se está usando. Elige a qué categoría pasan sus comercios y ofertas.`,
    code: 'in_use',
    ...use,
  })

export const firstCategoryNotDeletable = (name: string) =>
  conflict(
    'first_category',
    `«${name}» no se puede eliminar: siempre hace falta una categoría. Puedes cambiarle el nombre.`,
  )

export const idempotencyConflict = () =>
  httpError(422, 'idempotency_conflict', 'Esa Idempotency-Key ya se usó con otros datos.')

export const inProgress = () =>
  conflict('in_progress', 'Ya estamos con ello. Espera un momento y prueba otra vez.')

export const tooLarge = () =>
  httpError(413, 'too_large', 'Lo que envías es demasiado grande. Prueba con una foto más pequeña.')

export const unsupportedMediaType = () =>
  httpError(
    415,
    'unsupported_media_type',
    'Envía los datos como application/json, application/x-www-form-urlencoded o multipart/form-data.',
  )

export const parseError = () =>
  httpError(400, 'parse_error', 'No se entienden los datos enviados. Prueba otra vez.')

export const badHost = () =>
  httpError(
    400,
    'bad_host',
    'La petición debe llevar la cabecera Host una sola vez, con un nombre.',
  )

export const onlyLocal = (address: string) =>
  httpError(403, 'permission_denied', `Esto solo se ve en esta máquina: abre ${address}.`)

export const requestTimeout = () =>
  httpError(408, 'timeout', 'Lo que envías no ha llegado a tiempo. Prueba otra vez.')

/** Seconds after which most running uploads have ended. */
const RETRY_AFTER_UPLOADS = { 'retry-after': '15' }

export const clientBudgetExceeded = () =>
  httpError(
    429,
    'throttled',
    'Estás enviando demasiado a la vez. Espera a que termine y prueba otra vez.',
    RETRY_AFTER_UPLOADS,
  )

export const totalBudgetExceeded = () =>
  httpError(
    503,
    'error',
    'Ahora mismo nos llega demasiado a la vez. Prueba otra vez en un momento.',
    RETRY_AFTER_UPLOADS,
  )

export const headersTooLarge = () =>
  httpError(431, 'too_large', 'Las cabeceras de la petición son demasiado grandes.')

export const invalid = (errors: FieldErrors) => new HttpError(400, errors)

/** Returns the 400 for one field. `path`: the names of the nested forms and of the field. */
export function invalidAt(path: string[], message: string): HttpError {
  const errors: FieldErrors = {}
  addError(errors, path, message)
  return invalid(errors)
}

export const throttled = (seconds: number) =>
  httpError(429, 'throttled', `Demasiados intentos. Vuelve a probar en ${formatWait(seconds)}.`, {
    'retry-after': String(seconds),
  })

/** The response is not logged as an error, because an attack causes thousands. */
export const overloaded = (
  seconds: number,
  detail = 'Ahora mismo no podemos atenderte. Prueba otra vez en un momento.',
) => httpError(503, 'error', detail, { 'retry-after': String(seconds) })

export const tooManyLists = (seconds: number) =>
  overloaded(
    seconds,
    `Ahora mismo se piden demasiadas listas enteras. Prueba otra vez en ${formatWait(seconds)}, o pide una página.`,
  )

function formatWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return `${Math.ceil(seconds / 60)} minutos`
}

/** A temporary failure, such as a full disk or an unreachable photo store. The response is a 503. */
export class ServiceUnavailable extends Error {}
