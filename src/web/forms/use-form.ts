import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { answerOf, failureSentence, type OnPercent, statusOf } from '#web/api/api.ts'
import { useUnsaved } from '#web/api/unsaved-changes.ts'
import { checkForm, type FormErrors, flatErrors, nestValues } from '#web/forms/check-form.ts'
import { usePhotoChoice } from '#web/forms/use-photo-choice.ts'
import { announce } from '#web/ui/announcer.tsx'
import { dropDraft, keepDraft, keepDraftFile, readDraft, readDraftFile } from './drafts.ts'
import { countWrong } from './error-summary.tsx'

type FormOptions<Values extends object, Answer> = {
  /** What the contract asks of these values; dots in their names nest. */
  contract: z.ZodType
  /** What stands in the form at first: what is saved, or emptiness. It is read once. */
  present: Values
  /** How people call each field, in the order of the screen; the photo's, too. */
  names: Record<string, string>
  /** Under which name what is written stays on this device until it is sent. Without: it does not. */
  draft?: string
  /** The page came rendered: a draft, and what was typed before it listened, are read when it does. */
  isRendered?: boolean
  /** Fields that are never kept on the device. */
  secret?: readonly (keyof Values & string)[]
  /**
   * The field of the form's photo; `missing` is said where one is needed and none was chosen. `reset`:
   * what is of one photo alone, and stands so with another.
   */
  photo?: { name: string; missing?: string; reset?: Partial<Values> }
  /** A sentence for the whole form that keeps it from being sent, though each of its fields is good. */
  objection?: (written: Written<Values>) => string | undefined
  /** Sends what is written, as it stands in the form. A refusal is shown; see `refused`. */
  send: (written: Written<Values>, onPercent: OnPercent) => Promise<Answer>
  /** After the answer: until it settles the form is still busy. */
  onSent: (answer: Answer) => unknown
  /** Takes a refusal that the form cannot show by itself; true: it has been dealt with. */
  refused?: (error: unknown) => boolean
}

export type Written<Values> = { values: Values; photo: File | undefined }

/**
 * Everything that happens in a form. It is checked by the contract when it is sent, every bad field at
 * once; the first one gets the focus. A field that was wrong is looked at again while it is being
 * mended. What the server refuses stands under its field, or in `failure`. Nothing that was written is
 * lost: it stays in the form, and with `draft` on this device, until the server has taken it.
 *
 * `field(name)` gives a control of text its props; other controls use `values`, `errors`, `change`
 * and `idOf`. `FormHead` and `FormFoot` (form-frame.tsx) show what concerns the whole form.
 */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  type Name = keyof Values & string
  const { contract, names, draft, isRendered, secret = [], photo: photoRule } = options
  const prefix = useId()
  const present = useRef(options.present)
  const [values, setValues] = useState<Values>(() => ({
    ...present.current,
    ...(draft && !isRendered && readDraft<object>(draft)),
  }))
  const [photo, setPhoto] = useState<File>()
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState<{ message: string; attempt: number }>()
  const [percent, setPercent] = useState<number>()
  const [draftState, setDraftState] = useState<'none' | 'recovered' | 'emptied'>(() =>
    isChanged(values) ? 'recovered' : 'none',
  )
  const isSending = useRef(false)
  const emptied = useRef<Written<Values>>(undefined)
  const latest = useRef<Written<Values>>({ values, photo })
  latest.current = { values, photo }
  useUnsaved(isChanged(values) || photo !== undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page wakes once
  useEffect(() => {
    if (!isRendered) return
    const kept = draft && readDraft<object>(draft)
    const written = { ...present.current, ...kept, ...typed() }
    if (isChanged(written)) {
      restore({ values: written, photo: undefined }, kept ? 'recovered' : 'none')
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is opened once
  useEffect(() => {
    if (draft === undefined || photoRule === undefined) return
    void readDraftFile(draft).then((file) => {
      if (file === undefined) return
      setPhoto((chosen) => chosen ?? file)
      setDraftState('recovered')
    })
  }, [])

  function isChanged(written: Values): boolean {
    return Object.keys(changesOf(written, present.current)).length > 0
  }

  /** What stands in the fields although no event has told of it. */
  function typed(): Partial<Values> {
    const fields = Object.keys(present.current).flatMap((name) => {
      const control = document.getElementById(idOf(name))
      return control && 'value' in control ? [[name, control.value] as const] : []
    })
    return changesOf(Object.fromEntries(fields) as Values, present.current)
  }

  const idOf = (name: string) => `${prefix}${name}`

  function focus(name: string) {
    const control = document.getElementById(idOf(name))
    // Scrolled to before it has the focus, it is in sight whole.
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }

  function change<N extends Name>(name: N, value: Values[N]) {
    if (isSending.current) return
    const written = { ...latest.current.values, [name]: value }
    latest.current = { ...latest.current, values: written }
    setValues(written)
    mend(name)
    keep(latest.current)
  }

  function keep(written: Written<Values>) {
    if (draft === undefined) return
    const changes = changesOf(written.values, present.current)
    for (const name of secret) delete changes[name]
    if (Object.keys(changes).length > 0 || written.photo) keepDraft(draft, changes)
    else dropDraft(draft)
  }

  function check({ values, photo }: Written<Values>): FormErrors {
    const wrong = checkForm(contract, nestValues(values))
    if (photoRule?.missing && photo === undefined) wrong[photoRule.name] = photoRule.missing
    return inOrder(wrong, names)
  }

  function mend(name: string) {
    const { [name]: wrong } = check(latest.current)
    setErrors((shown) => {
      if (!Object.hasOwn(shown, name)) return shown
      const { [name]: before, ...others } = shown
      return wrong === undefined ? others : inOrder({ ...others, [name]: wrong }, names)
    })
  }

  /** A photo that is ready to be sent, with what is of it alone. */
  function takePhoto(small: File, its = photoRule?.reset) {
    showPhoto(small, its)
    if (draft) void keepDraftFile(draft, small)
  }

  function showPhoto(photo: File | undefined, its: Partial<Values> | undefined) {
    latest.current = { values: { ...latest.current.values, ...its }, photo }
    setValues(latest.current.values)
    setPhoto(photo)
    mend(photoRule!.name)
    keep(latest.current)
  }

  const photoChoice = usePhotoChoice({
    onChosen: (small) => takePhoto(small),
    onUnfit: (sentence) =>
      setErrors((shown) => inOrder({ ...shown, [photoRule!.name]: sentence }, names)),
  })

  /** The one that is saved, if any, stands there again as it is. */
  function removePhoto() {
    if (draft) dropDraft(draft)
    const its = Object.keys(photoRule?.reset ?? {}) as Name[]
    const saved = Object.fromEntries(its.map((name) => [name, present.current[name]]))
    showPhoto(undefined, saved as Partial<Values>)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    await photoChoice.settled()
    if (isSending.current) return
    setFailure(undefined)
    const wrong = check(latest.current)
    if (Object.keys(wrong).length > 0) return show(wrong)
    const objection = options.objection?.(latest.current)
    if (objection) return setFailure({ message: objection, attempt: Date.now() })
    isSending.current = true
    setErrors({})
    setPercent(0)
    try {
      const answer = await options.send(latest.current, setPercent)
      if (draft) dropDraft(draft)
      await options.onSent(answer)
    } catch (error) {
      if (!options.refused?.(error)) refuse(error)
    } finally {
      isSending.current = false
      setPercent(undefined)
    }
  }

  function show(wrong: FormErrors) {
    setErrors(wrong)
    const [first, ...others] = Object.keys(wrong)
    announce(countWrong(others.length + 1))
    if (first) focus(first)
  }

  function refuse(error: unknown) {
    const answered = statusOf(error) === 400 ? flatErrors(answerOf(error)) : {}
    const wrong = inOrder(answered, names)
    if (Object.keys(wrong).length > 0) show(wrong)
    const others = Object.entries(answered).filter(([name]) => !Object.hasOwn(names, name))
    const message = others.map(([, sentence]) => sentence).join(' ')
    if (message || Object.keys(wrong).length === 0) {
      setFailure({ message: message || failureSentence(error), attempt: Date.now() })
    }
  }

  function startAgain() {
    emptied.current = latest.current
    restore({ values: present.current, photo: undefined }, 'emptied')
    focusFirst()
    if (draft) dropDraft(draft)
  }

  function undoStartAgain() {
    if (emptied.current === undefined) return
    restore(emptied.current, 'none')
    focusFirst()
    keep(emptied.current)
    if (draft && emptied.current.photo) void keepDraftFile(draft, emptied.current.photo)
  }

  function restore(written: Written<Values>, state: typeof draftState) {
    latest.current = written
    setValues(written.values)
    setPhoto(written.photo)
    setErrors({})
    setFailure(undefined)
    setDraftState(state)
  }

  function focusFirst() {
    const [first] = Object.keys(names)
    if (first) focus(first)
  }

  /** For a form that stays on the screen: from now on this is what is saved. */
  function settle(saved: Values) {
    present.current = saved
    restore({ values: saved, photo: undefined }, 'none')
  }

  /** What is saved has changed under the form: it goes on from there, with these values in it. */
  function rebase(saved: Values, values: Values) {
    present.current = saved
    latest.current = { ...latest.current, values }
    setValues(values)
    keep(latest.current)
  }

  return {
    values,
    photo,
    /** While a chosen photo is being made ready. */
    isReading: photoChoice.isReading,
    errors,
    names,
    failure,
    /** How much has gone up, 0 to 100; undefined while nothing is being sent. */
    percent,
    isBusy: percent !== undefined,
    draftState,
    idOf,
    focus,
    change,
    field: (name: Name) => ({
      id: idOf(name),
      name,
      value: String(values[name] ?? ''),
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(name, event.target.value as Values[Name]),
    }),
    choosePhoto: (files: readonly File[]) => !isSending.current && photoChoice.choose(files),
    takePhoto,
    removePhoto,
    submit,
    startAgain,
    undoStartAgain,
    settle,
    rebase,
  }
}

export type Form = Pick<
  ReturnType<typeof useForm>,
  | 'errors'
  | 'names'
  | 'failure'
  | 'percent'
  | 'photo'
  | 'draftState'
  | 'idOf'
  | 'focus'
  | 'startAgain'
  | 'undoStartAgain'
>

/** What was written over what is saved: a draft holds no more, so the rest stays fresh. */
export function changesOf<Values extends object>(values: Values, present: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(present[name as keyof Values]),
    ),
  ) as Partial<Values>
}

/** The errors of the fields on the screen, in its order. */
function inOrder(errors: FormErrors, names: Record<string, string>): FormErrors {
  const wrong = Object.keys(names).filter((name) => Object.hasOwn(errors, name))
  return Object.fromEntries(wrong.map((name) => [name, errors[name]!]))
}
