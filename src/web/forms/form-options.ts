import type { z } from 'zod'
import type { OnPercent } from '#web/api/http.ts'
import type { FormErrors } from './check-form.ts'

export type FormContent<Values> = { values: Values; photo: File | undefined }

export type SendOptions = {
  onPercent: OnPercent
  /** The `Idempotency-Key`. */
  key: string
}

export type FormOptions<Values extends object, Answer> = {
  /** Validates the values; dotted names become nested objects. Without a schema only the server validates. */
  schema?: z.ZodType
  /** The saved values, or empty ones. Read only once. */
  initial: Values
  /** Errors of the server if the form was sent without JavaScript. Read only once. */
  initialErrors?: FormErrors | undefined
  /** Labels of all fields (also of the photo), in the order of the screen. */
  labels: Record<string, string>
  /** Returns the heading of the error summary: 'Hay 3 horas por corregir'. */
  countErrors?: (names: readonly string[]) => string
  /** Name of the draft on this device. Without it nothing is stored. */
  draft?: string
  /** Whether the server rendered the page. Then the draft, and input from before hydration, are read after hydration. */
  isServerRendered?: boolean
  /** Values for fields that are still empty after hydration (only with `isServerRendered`). */
  suggested?: () => Partial<Values>
  /** Fields that are never stored in a draft. */
  secret?: readonly (keyof Values & string)[]
  /** `missing`: the error if the photo is required. `reset`: values that a new photo resets, such as its focus. */
  photo?: { name: string; missing?: string; reset?: Partial<Values> }
  validateForm?: (content: FormContent<Values>) => string | undefined
  /** Focuses a control that cannot be found by its id alone. */
  focusControl?: (name: string, id: string) => void
  send: (content: FormContent<Values>, options: SendOptions) => Promise<Answer>
  /** Called after success. The form stays busy until the returned promise resolves. */
  onSuccess: (answer: Answer) => unknown
  /** Handles an error of `send` and returns true, or returns false: then the form shows the error. */
  onError?: (error: unknown) => boolean
}

export type FormState<Values> = FormContent<Values> & {
  fieldErrors: FormErrors
  /** A new `attempt` makes a repeated message a new notice, which screen readers read again. */
  formError: { message: string; attempt: number } | undefined
  /** Upload progress, 0 to 100; undefined while nothing is being sent. */
  percent: number | undefined
  /** True while a chosen photo is being processed. */
  isReading: boolean
  wasSubmitted: boolean
  draftState: 'none' | 'recovered' | 'cleared' | 'refused'
}

export const EMPTY_STATE = {
  photo: undefined,
  fieldErrors: {},
  formError: undefined,
  percent: undefined,
  isReading: false,
  wasSubmitted: false,
  draftState: 'none',
} as const
