import { data, redirect } from 'react-router'
import { NO_FIELD } from '#contract/field-errors.ts'
import { apiContext, type PageContext } from '#web/api/server-api.ts'
import { type FormErrors, flatErrors } from '#web/forms/check-form.ts'
import { sentPath } from './form-page.tsx'

/** The server's errors for a form sent without JavaScript, the typed values and the whole response. */
export type RefusedForm<Values> = {
  values: Values
  errors: FormErrors
  failure: string | undefined
  response: unknown
}

/** Passes a form of a browser without JavaScript to the API. Redirects after success, otherwise returns the errors. */
export async function sendToApi<Values extends object>(
  context: PageContext,
  api: string,
  /** `homepage`: the honeypot. */
  { values, homepage }: { values: Values; homepage: string },
  path: string,
) {
  const { status, body } = await context.get(apiContext)({
    method: 'POST',
    path: api,
    body: { ...values, homepage },
  })
  if (status === 201) throw redirect(sentPath(path), 303)
  const { [NO_FIELD]: formError, ...errors } = status === 400 ? flatErrors(body) : {}
  const { detail } = (body ?? {}) as { detail?: string }
  const isUnexplained = Object.keys(errors).length === 0
  const failure =
    formError ?? detail ?? (isUnexplained ? `El servidor ha respondido ${status}.` : undefined)
  return data<RefusedForm<Values>>({ values, errors, failure, response: body }, { status })
}

export function textsIn<Name extends string>(form: FormData, names: readonly Name[]) {
  const text = (name: string) => String(form.get(name) ?? '')
  const values = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>
  return { values, homepage: text('homepage') }
}
