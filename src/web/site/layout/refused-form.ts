import { data, type RouterContextProvider, redirect } from 'react-router'
import { NO_FIELD } from '#contract/field-errors.ts'
import { apiContext } from '#web/api/server-api.ts'
import { flatErrors } from '#web/forms/check-form.ts'
import { sentPath } from './form-page.tsx'

type Errors<Values> = Partial<Record<keyof Values & string, string>>

/** The server's errors for a form sent without JavaScript, with the typed values and the whole response. */
export type Refused<Values> = {
  values: Values
  errors: Errors<Values>
  failure: string | undefined
  answer: unknown
}

/** Sends a form for a browser without JavaScript. If the API rejects it, the form is shown with the errors. */
export async function sendToApi<Values extends object>(
  context: Readonly<RouterContextProvider>,
  api: string,
  { values, ...more }: { values: Values; homepage: string; about?: object },
  path: string,
) {
  const { status, body } = await context.get(apiContext)({
    method: 'POST',
    path: api,
    body: { ...values, ...more.about, homepage: more.homepage },
  })
  if (status === 201) throw redirect(sentPath(path), 303)
  const { [NO_FIELD]: whole, ...errors } = status === 400 ? flatErrors(body) : {}
  const { detail } = (body ?? {}) as { detail?: string }
  return data<Refused<Values>>(
    { values, errors: errors as Errors<Values>, failure: whole ?? detail, answer: body },
    { status },
  )
}

/** Returns the values of these fields, and of the honeypot. */
export function textsIn<Name extends string>(form: FormData, names: readonly Name[]) {
  const text = (name: string) => String(form.get(name) ?? '')
  const values = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>
  return { values, homepage: text('homepage') }
}

/** Returns the error of a field. An error of the server stays until the field is edited. */
export function errorIn<Values extends object>(
  form: { values: Values; fieldErrors: Record<string, string> },
  refused: Refused<Partial<Values>> | undefined,
  name: keyof Values & string,
): string | undefined {
  const stands = refused !== undefined && form.values[name] === refused.values[name]
  return form.fieldErrors[name] ?? (stands ? refused.errors[name] : undefined)
}
