import type { z } from 'zod'
import type { OnPercent } from '#web/api/http.ts'
import type { FormErrors } from './check-form.ts'

export type FormContent<Values> = { values: Values; photo: File | undefined }

export type Sending = {
  onPercent: OnPercent
  /** `Idempotency-Key`: the same for the same content, so that what is sent twice counts once. */
  key: string
}

export type FormOptions<Values extends object, Answer> = {
  /** What the contract asks of these values; dots in their names nest. Without: the server is asked. */
  schema?: z.ZodType
  /** What stands in the form at first: what is saved, or emptiness. It is read once. */
  initial: Values
  /** How people call each field, in the order of the screen; the photo's, too. */
  labels: Record<string, string>
  /** Under which name what is written stays on this device until it is sent. Without: it does not. */
  draft?: string
  /** The page came rendered: a draft, and what was typed before hydration, are read after it. */
  isServerRendered?: boolean
  /** With `isServerRendered`: what then stands in the fields that are empty. */
  suggested?: () => Partial<Values>
  /** Fields that are never kept on the device. */
  secret?: readonly (keyof Values & string)[]
  /**
   * The field of the form's photo; `missing` is said where one is needed and none was chosen. `reset`:
   * what is of one photo alone, and stands so with another.
   */
  photo?: { name: string; missing?: string; reset?: Partial<Values> }
  /** A sentence for the whole form that keeps it from being sent, though each of its fields is good. */
  validateForm?: (content: FormContent<Values>) => string | undefined
  /** Puts the focus on a control of the form, where that takes more than finding it. */
  focusControl?: (name: string, id: string) => void
  /** Sends what is written, as it stands in the form. An error is shown; see `onError`. */
  send: (content: FormContent<Values>, sending: Sending) => Promise<Answer>
  /** After the answer: until it settles the form is still busy. */
  onSuccess: (answer: Answer) => unknown
  /** Takes an error that the form cannot show by itself; true: it has been dealt with. */
  onError?: (error: unknown) => boolean
}

export type FormState<Values> = FormContent<Values> & {
  fieldErrors: FormErrors
  /** What keeps the whole form from being sent, as a sentence. */
  formError: { message: string; attempt: number } | undefined
  /** How much has gone up, 0 to 100; undefined while nothing is being sent. */
  percent: number | undefined
  /** While a chosen photo is being made ready. */
  isReading: boolean
  /** Whether it was tried to send the whole form. */
  wasSubmitted: boolean
  draftState: 'none' | 'recovered' | 'cleared'
}

/** A form that nobody has touched, but for what stands in it. */
export const PRISTINE = {
  photo: undefined,
  fieldErrors: {},
  formError: undefined,
  percent: undefined,
  isReading: false,
  wasSubmitted: false,
  draftState: 'none',
} as const
