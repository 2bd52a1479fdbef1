import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type NewAccount, registrationWithStreet } from '#contract/auth.ts'
import { PHOTO_ERRORS } from '#contract/photos.ts'
import type { FormContent, SendOptions } from '#web/forms/form-options.ts'
import { useHoneypot } from '#web/forms/honeypot.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useSteps } from '#web/forms/use-steps.ts'
import { signUp } from './calls.ts'
import {
  DEFAULT_FOCUS,
  EMPTY,
  formData,
  LABELS,
  PHOTO,
  SECTIONS,
  sectionOf,
  type Values,
} from './sign-up-fields.ts'

/** State of the registration form. On phones its three sections are shown one at a time. */
export function useSignUp() {
  const steps = useSteps(SECTIONS.length, headingId)
  const honeypot = useHoneypot()
  const [registered, setRegistered] = useState<NewAccount>()
  const form = useForm({
    schema: registrationWithStreet,
    initial: EMPTY,
    labels: LABELS,
    draft: 'registration',
    isServerRendered: true,
    secret: ['password'],
    photo: { name: PHOTO, missing: PHOTO_ERRORS.missing, reset: DEFAULT_FOCUS },
    focusControl: (name, id) => steps.focus(sectionOf(name), id),
    send,
    onSuccess: setRegistered,
  })
  const copyToContact = useContactCopy(form)

  async function send({ values, photo }: FormContent<Values>, sending: SendOptions) {
    form.dismissDraftNotice()
    const data = formData(values, photo!, await honeypot.fields(sending.key))
    return signUp(data, sending.key, sending.onPercent)
  }

  async function submit(event?: FormEvent) {
    if (!steps.isOnPhone() || steps.step === SECTIONS.length) return form.submit(event)
    event?.preventDefault()
    await form.waitForPhoto()
    showNext()
  }

  /** Shows the next section on phones or, after a failed submit, the first other section with an error. */
  function showNext() {
    const errors = form.validate()
    const errorsHere = Object.entries(errors).filter(([name]) => sectionOf(name) === steps.step)
    if (errorsHere.length > 0) {
      return form.showErrors(form.wasSubmitted ? errors : Object.fromEntries(errorsHere))
    }
    form.dismissDraftNotice()
    if (!form.wasSubmitted) {
      form.showErrors({})
      return steps.go(steps.step + 1)
    }
    const sections = Object.keys({ ...form.fieldErrors, ...errors }).map(sectionOf)
    steps.go(sections.sort().find((section) => section !== steps.step) ?? SECTIONS.length)
  }

  function correctEmail() {
    setRegistered(undefined)
    form.saveDraft()
    form.focus('email')
  }

  return {
    ...form,
    submit,
    honeypot,
    registered,
    copyToContact,
    correctEmail,
    step: steps.step,
    back: steps.back,
  }
}

export type SignUp = ReturnType<typeof useSignUp>

export const headingId = (section: number) => `apartado-${section}`

/** Copies the account's e-mail to the contact e-mail, until the latter is edited. */
function useContactCopy({ latest, change }: SignUpForm) {
  const copied = useRef('')

  function copy() {
    const { email, 'commerce.contact_mail': contact } = latest().values
    if (contact !== '' && contact !== copied.current) return
    copied.current = email.trim()
    if (contact !== copied.current) change('commerce.contact_mail', copied.current)
  }

  // Text typed before hydration or loaded from a draft never fires a blur event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is hydrated once
  useEffect(() => {
    // A contact e-mail of the draft that equals the account's e-mail counts as copied.
    copied.current = latest().values.email.trim()
    copy()
  }, [])
  return copy
}

type SignUpForm = Pick<ReturnType<typeof useForm<Values, NewAccount>>, 'latest' | 'change'>
