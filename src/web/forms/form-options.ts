import type { z } from 'zod'
import type { OnProgress } from '#web/api/http.ts'
import type { FormErrors } from './check-form.ts'

export type FormContent<Values> = { values: Values; photo: File | undefined }

export type Sending = {
  onPercent: OnProgress
  /** `Idempotency-Key`: the same for the same content, so that a repeated submit counts once. */
  key: string
}

export type FormOptions<Values extends object, Answer> = {
  /** Validates these values; dots in their names nest. Without it only the server validates. */
  schema?: z.ZodType
  /** The initial values, read once: what is saved, or empty. */
  initial: Values
  /** The label of each field, the photo's included, in the order of the screen. */
  labels: Record<string, string>
  /** What the invalid fields are called together: 'Hay 3 horas por corregir'. */
  countErrors?: (names: readonly string[]) => string
  /** The name of the draft on this device; without it nothing is stored. */
  draft?: string
  /** Fields that had another name when drafts were stored: the present names, by the former ones. */
  renamed?: Record<string, keyof Values & string>
  /**
   * The page was rendered on the server: a draft, and what was typed before hydration, are read afterwards.
   */
  isServerRendered?: boolean
  /** With `isServerRendered`: values for fields that are empty then. */
  suggested?: () => Partial<Values>
  /** Fields that drafts never contain. */
  secret?: readonly (keyof Values & string)[]
  /**
   * The photo's field; `missing` is the error when one is required. `reset`: values that belong to one
   * photo and are restored with another.
   */
  photo?: { name: string; missing?: string; reset?: Partial<Values> }
  /** Validates the form as a whole, when every field is valid. */
  validateForm?: (content: FormContent<Values>) => string | undefined
  /** Focuses a control that is not simply found by its id. */
  focusControl?: (name: string, id: string) => void
  /** Sends the content of the form. Errors are shown; see `onError`. */
  send: (content: FormContent<Values>, sending: Sending) => Promise<Answer>
  /** After success; the form stays busy until it resolves. */
  onSuccess: (answer: Answer) => unknown
  /** Handles errors that the form cannot show; true: handled. */
  onError?: (error: unknown) => boolean
}

export type FormState<Values> = FormContent<Values> & {
  fieldErrors: FormErrors
  /** The error of the whole form. */
  formError: { message: string; attempt: number } | undefined
  /** Upload progress, 0 to 100; undefined while nothing is being sent. */
  percent: number | undefined
  /** While a chosen photo is being processed. */
  isReading: boolean
  /** Whether a submit was attempted. */
  wasSubmitted: boolean
  draftState: 'none' | 'recovered' | 'cleared' | 'refused'
}

/** The state of an untouched form, except its values. */
export const PRISTINE = {
  photo: undefined,
  fieldErrors: {},
  formError: undefined,
  percent: undefined,
  isReading: false,
  wasSubmitted: false,
  draftState: 'none',
} as const
