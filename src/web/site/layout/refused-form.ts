import { data } from 'react-router'
import { NO_FIELD } from '#contract/field-errors.ts'
import { flatErrors } from '#web/forms/check-form.ts'

type Errors<Values> = Partial<Record<keyof Values & string, string>>

/** The server's errors for a form sent without JavaScript, with what was typed. */
export type Refused<Values> = { values: Values; errors: Errors<Values>; failure?: string }

/** The same form again, after the API has refused it. */
export function refusedForm<Values>(
  values: Values,
  { status, body }: { status: number; body?: unknown },
) {
  const { [NO_FIELD]: whole, ...errors } = status === 400 ? flatErrors(body) : {}
  const { detail } = (body ?? {}) as { detail?: string }
  const failure = whole ?? detail
  return data<Refused<Values>>({ values, errors: errors as Errors<Values>, failure }, { status })
}

/** The error of a field: of a form that was refused, the server's, until the field is edited. */
export function errorIn<Values extends object>(
  form: { values: Values; fieldErrors: Record<string, string> },
  refused: Refused<Partial<Values>> | undefined,
  name: keyof Values & string,
): string | undefined {
  const stands = refused !== undefined && form.values[name] === refused.values[name]
  return form.fieldErrors[name] ?? (stands ? refused.errors[name] : undefined)
}
