import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Registered } from '#contract/auth.ts'
import { answerOf, failureSentence, signUp, statusOf } from '#web/api/api.ts'
import { type FormErrors, flatErrors } from '#web/forms/check-form.ts'
import { dropDraft, keepDraft, keepDraftFile, readDraft, readDraftFile } from '#web/forms/drafts.ts'
import { countWrong } from '#web/forms/error-summary.tsx'
import { usePhotoChoice } from '#web/forms/use-photo-choice.ts'
import { useSteps } from '#web/forms/use-steps.ts'
import { announce } from '#web/ui/announcer.tsx'
import { elapsedSince } from '../forms/elapsed.ts'
import { type Attempt, attemptFor } from './attempt.ts'
import {
  checkSignUp,
  EMPTY,
  FIELDS,
  type FieldName,
  filledIn,
  formData,
  IN_THE_MIDDLE,
  inOrder,
  isField,
  isWritten,
  PHOTO,
  sectionOf,
  type Values,
} from './sign-up-fields.ts'

const DRAFT = 'signup'
const LAST = 3

type Draft = { values: Partial<Values>; openedAt: number }
type Written = { values: Values; photo: File | undefined }

/** Everything that happens in the form of registration. */
export function useSignUp() {
  const [values, setValues] = useState(EMPTY)
  const [photo, setPhoto] = useState<File>()
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState<{ message: string; attempt: number }>()
  const [percent, setPercent] = useState<number>()
  const [registered, setRegistered] = useState<Registered>()
  const [draftState, setDraftState] = useState<'none' | 'recovered' | 'emptied'>('none')
  const steps = useSteps(LAST, headingId)

  const form = useRef<HTMLFormElement>(null)
  const openedAt = useRef(0)
  const isSending = useRef(false)
  const wasTried = useRef(false)
  const wroteContact = useRef(false)
  const emptied = useRef<Written>(undefined)
  const attempt = useRef<Attempt>(undefined)
  const latest = useRef<Written>({ values, photo })
  latest.current = { values, photo }

  // Before the first paint of ours: what the browser or a quick person has filled in is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page wakes once
  useLayoutEffect(() => {
    const draft = readDraft<Draft>(DRAFT)
    openedAt.current = draft?.openedAt ?? Date.now()
    const kept = { ...EMPTY, ...draft?.values, password: '' }
    const typed = filledIn(form.current!)
    wroteContact.current =
      typed['commerce.contact_mail'] !== undefined || kept['commerce.contact_mail'] !== kept.email
    latest.current = { ...latest.current, values: { ...kept, ...typed } }
    setValues(latest.current.values)
    if (typed.email) offerContact()
    if (isWritten(kept)) setDraftState('recovered')
    void readDraftFile(DRAFT).then((file) => {
      if (file === undefined) return
      setPhoto((chosen) => chosen ?? file)
      setDraftState('recovered')
    })
  }, [])

  function change<Name extends keyof Values>(name: Name, value: Values[Name]) {
    if (isSending.current) return
    if (name === 'commerce.contact_mail') wroteContact.current = true
    write(name, value)
  }

  /** The contact mail is asked once: it is the e-mail until somebody writes another. */
  function offerContact() {
    if (wroteContact.current || isSending.current) return
    write('commerce.contact_mail', latest.current.values.email.trim())
  }

  function write<Name extends keyof Values>(name: Name, value: Values[Name]) {
    const written = { ...latest.current.values, [name]: value }
    latest.current = { ...latest.current, values: written }
    setValues(written)
    mend(name)
    keep(written)
  }

  function keep({ password, ...kept }: Values) {
    keepDraft(DRAFT, { values: kept, openedAt: openedAt.current } satisfies Draft)
  }

  /** A field that was wrong is looked at again while it is being mended; the others are not. */
  function mend(name: FieldName) {
    const { values, photo } = latest.current
    const { [name]: wrong } = checkSignUp(values, photo)
    setErrors((shown) => {
      if (!Object.hasOwn(shown, name)) return shown
      const { [name]: before, ...others } = shown
      return wrong === undefined ? others : inOrder({ ...others, [name]: wrong })
    })
  }

  const photoChoice = usePhotoChoice({
    onChosen(small) {
      const values = { ...latest.current.values, ...IN_THE_MIDDLE }
      latest.current = { values, photo: small }
      setValues(values)
      setPhoto(small)
      mend(PHOTO)
      keep(values)
      void keepDraftFile(DRAFT, small)
    },
    onUnfit: (sentence) => setErrors((shown) => inOrder({ ...shown, [PHOTO]: sentence })),
  })

  function choosePhoto(files: readonly File[]) {
    if (!isSending.current) photoChoice.choose(files)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const website = new FormData(event.currentTarget).get('website')
    await photoChoice.settled()
    if (isSending.current) return
    setFailure(undefined)
    if (steps.isOnPhone() && steps.step < LAST) return goOn()
    wasTried.current = true
    const wrong = checkSignUp(latest.current.values, latest.current.photo)
    if (Object.keys(wrong).length > 0) return show(wrong)
    await send(String(website ?? ''))
  }

  /** To the next section of a phone; when the whole form was tried, to what is still wrong. */
  function goOn() {
    const wrong = checkSignUp(latest.current.values, latest.current.photo)
    const here = Object.keys(wrong).filter((name) => sectionOf(name) === steps.step)
    if (here.length > 0) {
      const kept = Object.keys(wrong).filter((name) => wasTried.current || here.includes(name))
      show(Object.fromEntries(kept.map((name) => [name, wrong[name]!])))
      return
    }
    setErrors(wasTried.current ? errors : {})
    setDraftState('none')
    steps.go(wasTried.current ? nextWrong({ ...errors, ...wrong }) : steps.step + 1)
  }

  function nextWrong(wrong: FormErrors): number {
    const sections = Object.keys(inOrder(wrong)).map(sectionOf)
    return sections.find((section) => section !== steps.step) ?? LAST
  }

  function show(wrong: FormErrors) {
    setErrors(wrong)
    const names = Object.keys(wrong)
    announce(countWrong(names.length))
    if (names[0] && isField(names[0])) focus(names[0])
  }

  function focus(name: FieldName) {
    steps.focus(FIELDS[name].section, name)
  }

  async function send(website: string) {
    isSending.current = true
    setPercent(0)
    setErrors({})
    setDraftState('none')
    try {
      const { values, photo } = latest.current
      const elapsed = await elapsedSince(openedAt.current)
      attempt.current = attemptFor(attempt.current, values, photo!, elapsed)
      const data = formData(values, photo!)
      data.append('website', website)
      data.append('elapsed', String(attempt.current.elapsed))
      setRegistered(await signUp(data, attempt.current.key, setPercent))
      dropDraft(DRAFT)
    } catch (error) {
      refused(error)
    } finally {
      isSending.current = false
      setPercent(undefined)
    }
  }

  function refused(error: unknown) {
    const answered = statusOf(error) === 400 ? flatErrors(answerOf(error)) : {}
    const wrong = inOrder(answered)
    const others = Object.entries(answered).filter(([name]) => !isField(name))
    // An answer that was read is not asked for again: the same form may be good the next time.
    if (statusOf(error) === 400) attempt.current = undefined
    if (Object.keys(wrong).length > 0) show(wrong)
    const message = others.map(([, sentence]) => sentence).join(' ')
    if (message || Object.keys(wrong).length === 0) {
      setFailure({ message: message || failureSentence(error), attempt: Date.now() })
    }
  }

  /** Back from the success to the form as it was sent: the address was another's. */
  function correctEmail() {
    setRegistered(undefined)
    keep(latest.current.values)
    if (latest.current.photo) void keepDraftFile(DRAFT, latest.current.photo)
    focus('email')
  }

  function startAgain() {
    emptied.current = latest.current
    restore({ values: EMPTY, photo: undefined }, 'emptied')
    wroteContact.current = false
    dropDraft(DRAFT)
    steps.focus(1, 'username')
  }

  function undoStartAgain() {
    if (emptied.current === undefined) return
    restore(emptied.current, 'none')
    keep(emptied.current.values)
    if (emptied.current.photo) void keepDraftFile(DRAFT, emptied.current.photo)
    steps.focus(1, 'username')
  }

  function restore(written: Written, state: typeof draftState) {
    latest.current = written
    setValues(written.values)
    setPhoto(written.photo)
    setErrors({})
    setFailure(undefined)
    setDraftState(state)
    wasTried.current = false
  }

  return {
    form,
    values,
    photo,
    isReading: photoChoice.isReading,
    errors,
    failure,
    percent,
    registered,
    draftState,
    step: steps.step,
    back: steps.back,
    change,
    offerContact,
    correctEmail,
    choosePhoto,
    submit,
    focus,
    startAgain,
    undoStartAgain,
  }
}

export type SignUp = ReturnType<typeof useSignUp>

export const headingId = (section: number) => `apartado-${section}`
