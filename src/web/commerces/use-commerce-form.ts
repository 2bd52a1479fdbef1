import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import {
  answerOf,
  failureSentence,
  resubmitApplication,
  saveCommerce,
  saveCommerceWithPhoto,
  statusOf,
} from '#web/api.ts'
import { type FormErrors, flatErrors } from '#web/forms.ts'
import { storedUser } from '#web/session.ts'
import { announce } from '#web/ui/announcer.tsx'
import { dropDraft, keepDraft, keepDraftFile, readDraft, readDraftFile } from '#web/ui/drafts.ts'
import { countWrong } from '#web/ui/error-summary.tsx'
import { usePhotoChoice } from '#web/ui/use-photo-choice.ts'
import {
  changesOf,
  checkValues,
  type FieldName,
  formData,
  inOrder,
  isField,
  type Values,
  valuesOf,
} from './commerce-draft.ts'

type Written = { values: Values; photo: File | undefined }

/** Everything that happens while a shop is edited, or corrected and sent for review again. */
export function useCommerceForm(
  commerce: Commerce,
  isAgain: boolean,
  onSaved: () => Promise<void>,
) {
  const draft = `commerce-${storedUser()?.id}-${commerce.id}`
  const present = useRef(valuesOf(commerce)).current
  const [values, setValues] = useState<Values>(() => ({ ...present, ...readDraft<object>(draft) }))
  const [photo, setPhoto] = useState<File>()
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState<{ message: string; attempt: number }>()
  const [percent, setPercent] = useState<number>()
  const [draftState, setDraftState] = useState<'none' | 'recovered' | 'emptied'>(() =>
    hasChanges(values) ? 'recovered' : 'none',
  )
  const isSending = useRef(false)
  const emptied = useRef<Written>(undefined)
  const latest = useRef<Written>({ values, photo })
  latest.current = { values, photo }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is opened once
  useEffect(() => {
    void readDraftFile(draft).then((file) => {
      if (file === undefined) return
      setPhoto((chosen) => chosen ?? file)
      setDraftState('recovered')
    })
  }, [])

  function hasChanges(written: Values): boolean {
    return Object.keys(changesOf(written, present)).length > 0
  }

  function change<Name extends keyof Values>(name: Name, value: Values[Name]) {
    if (isSending.current) return
    const written = { ...latest.current.values, [name]: value }
    latest.current = { ...latest.current, values: written }
    setValues(written)
    mend(name, checkValues(written, isAgain)[name])
    keep(written)
  }

  function keep(written: Values) {
    if (hasChanges(written) || latest.current.photo) keepDraft(draft, changesOf(written, present))
    else dropDraft(draft)
  }

  /** A field that was wrong is looked at again while it is being mended; the others are not. */
  function mend(name: FieldName, wrong: string | undefined) {
    setErrors((shown) => {
      if (!Object.hasOwn(shown, name)) return shown
      const { [name]: before, ...others } = shown
      return wrong === undefined ? others : inOrder({ ...others, [name]: wrong })
    })
  }

  const photoChoice = usePhotoChoice({
    onChosen(small) {
      latest.current = { ...latest.current, photo: small }
      setPhoto(small)
      mend('photo', undefined)
      keepDraft(draft, changesOf(latest.current.values, present))
      void keepDraftFile(draft, small)
    },
    onUnfit: (sentence) => setErrors((shown) => inOrder({ ...shown, photo: sentence })),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    await photoChoice.settled()
    if (isSending.current) return
    setFailure(undefined)
    const wrong = checkValues(latest.current.values, isAgain)
    if (Object.keys(wrong).length > 0) return show(wrong)
    await send(latest.current)
  }

  function show(wrong: FormErrors) {
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    announce(countWrong(Object.keys(wrong).length))
    if (first) focusField(first)
  }

  async function send({ values, photo }: Written) {
    isSending.current = true
    setPercent(0)
    try {
      const { application, ...shop } = values
      await (photo === undefined
        ? saveCommerce(commerce.id, shop)
        : saveCommerceWithPhoto(commerce.id, formData(values, photo), setPercent))
      if (isAgain) await resubmitApplication(commerce.application, application).catch(unlessSent)
      dropDraft(draft)
      await onSaved()
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
    if (Object.keys(wrong).length > 0) show(wrong)
    const others = Object.entries(answered).filter(([name]) => !isField(name))
    const message = others.map(([, sentence]) => sentence).join(' ')
    if (message || Object.keys(wrong).length === 0) {
      setFailure({ message: message || failureSentence(error), attempt: Date.now() })
    }
  }

  function startAgain() {
    emptied.current = latest.current
    restore({ values: present, photo: undefined }, 'emptied')
    dropDraft(draft)
  }

  function undoStartAgain() {
    if (emptied.current === undefined) return
    restore(emptied.current, 'none')
    keep(emptied.current.values)
    if (emptied.current.photo) void keepDraftFile(draft, emptied.current.photo)
  }

  function restore(written: Written, state: typeof draftState) {
    latest.current = written
    setValues(written.values)
    setPhoto(written.photo)
    setErrors({})
    setFailure(undefined)
    setDraftState(state)
    focusField('name')
  }

  return {
    values,
    photo,
    isReading: photoChoice.isReading,
    errors,
    failure,
    /** Undefined while nothing is being sent. */
    percent,
    draftState,
    change,
    choosePhoto: (files: readonly File[]) => !isSending.current && photoChoice.choose(files),
    submit,
    startAgain,
    undoStartAgain,
  }
}

/** Each control's id is its field's name. Scrolled to before it has the focus, it is in sight whole. */
export function focusField(name: string) {
  const control = document.getElementById(name)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** The answer to the first try was lost: it is under review already. */
function unlessSent(error: unknown) {
  if (statusOf(error) !== 409) throw error
}
