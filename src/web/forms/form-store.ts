import type { FormEvent } from 'react'
import { errorMessage, responseBodyOf, statusOf } from '#web/api/api.ts'
import { announce } from '#web/ui/announcer.tsx'
import {
  checkForm,
  countErrors,
  type FormErrors,
  flatErrors,
  nestValues,
  revalidated,
} from './check-form.ts'
import { focusControl, typedValues } from './controls.ts'
import { changesOf, FormDraft } from './form-draft.ts'
import { EMPTY_STATE, type FormContent, type FormOptions, type FormState } from './form-options.ts'
import { IdempotencyKey } from './idempotency-key.ts'
import { readPhoto } from './read-photo.ts'

export class FormStore<Values extends object, Answer> {
  options: FormOptions<Values, Answer>
  readonly #idPrefix: string
  #initial: Values
  #state: FormState<Values>
  #listeners = new Set<() => void>()
  #clearedContent: FormContent<Values> | undefined
  #photoReading: Promise<void> | undefined
  readonly #draft: FormDraft<Values>
  readonly #key = new IdempotencyKey()

  constructor(options: FormOptions<Values, Answer>, idPrefix: string) {
    this.options = options
    this.#idPrefix = idPrefix
    this.#initial = options.initial
    this.#draft = new FormDraft(options)
    const values = { ...options.initial, ...(!options.isServerRendered && this.#draft.load()) }
    this.#state = { values, ...EMPTY_STATE, fieldErrors: options.initialErrors ?? {} }
    if (this.isDirty) this.#state.draftState = 'recovered'
  }

  getState = () => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(changes: Partial<FormState<Values>>) {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }

  get isDirty(): boolean {
    const { values, photo } = this.#state
    return photo !== undefined || Object.keys(changesOf(values, this.#initial)).length > 0
  }

  get isSubmitting(): boolean {
    return this.#state.percent !== undefined
  }

  /** After hydration, fills the form with the draft and with what was typed before hydration. */
  hydrate() {
    const { isServerRendered, suggested } = this.options
    if (!isServerRendered) return
    const draft = this.#draft.load()
    const values = { ...this.#initial, ...draft, ...typedValues(this.#initial, this.idOf) }
    for (const [name, value] of Object.entries(suggested?.() ?? {})) {
      values[name as keyof Values] ||= value as Values[keyof Values]
    }
    this.#set({ values, draftState: draft === undefined ? 'none' : 'recovered' })
  }

  async loadDraftPhoto() {
    const file = await this.#draft.loadPhoto()
    if (file === undefined) return
    this.#set({ photo: this.#state.photo ?? file, draftState: 'recovered' })
  }

  idOf = (name: string) => `${this.#idPrefix}${name}`

  focus = (name: string) => {
    const focus = this.options.focusControl ?? ((_, id) => focusControl(id))
    focus(name, this.idOf(name))
  }

  change = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    if (this.isSubmitting) return
    this.#set({ values: { ...this.#state.values, [name]: value } })
    this.#revalidate(name)
    this.#saveDraft()
  }

  choosePhoto = (files: readonly File[]) => {
    if (this.isSubmitting || files.length === 0) return
    const reading = readPhoto(files).then((read) => {
      // Another photo was chosen meanwhile.
      if (this.#photoReading !== reading) return
      this.#set({ isReading: false })
      if (typeof read === 'string') return this.#showPhotoError(read)
      this.takePhoto(read)
      announce(`Foto elegida: ${files[0]!.name}`)
    })
    this.#photoReading = reading
    this.#set({ isReading: true })
  }

  /** Resolves once no photo is being processed. */
  waitForPhoto = async () => this.#photoReading

  takePhoto = (photo: File, photoValues = this.options.photo?.reset) => {
    this.#setPhoto(photo, photoValues)
    this.#draft.savePhoto(photo)
  }

  /** Removes the chosen photo, so that the saved one (if any) shows again. */
  removePhoto = () => {
    this.#draft.delete()
    const names = Object.keys(this.options.photo?.reset ?? {}) as (keyof Values)[]
    const saved = Object.fromEntries(names.map((name) => [name, this.#initial[name]]))
    this.#setPhoto(undefined, saved as Partial<Values>)
  }

  #setPhoto(photo: File | undefined, photoValues: Partial<Values> | undefined) {
    this.#set({ photo, values: { ...this.#state.values, ...photoValues } })
    this.#revalidate(this.options.photo!.name)
    this.#saveDraft()
  }

  #showPhotoError(message: string) {
    const errors = { ...this.#state.fieldErrors, [this.options.photo!.name]: message }
    this.#set({ fieldErrors: this.#inOrder(errors) })
  }

  #saveDraft() {
    if (this.#draft.save(this.#state, this.#initial)) return
    if (this.#state.draftState !== 'refused') this.#set({ draftState: 'refused' })
  }

  saveDraft = () => {
    this.#saveDraft()
    this.#draft.savePhoto(this.#state.photo)
  }

  validate = (): FormErrors => {
    const { schema, photo } = this.options
    const errors = schema ? checkForm(schema, nestValues(this.#state.values)) : {}
    if (photo?.missing && this.#state.photo === undefined) errors[photo.name] = photo.missing
    return this.#inOrder(errors)
  }

  #revalidate(name: string) {
    this.#set({ fieldErrors: revalidated(this.#state.fieldErrors, name, this.validate) })
  }

  #inOrder(errors: FormErrors): FormErrors {
    const invalid = Object.keys(this.options.labels).filter((name) => name in errors)
    return Object.fromEntries(invalid.map((name) => [name, errors[name]!]))
  }

  submit = async (event?: FormEvent) => {
    event?.preventDefault()
    await this.waitForPhoto()
    if (this.isSubmitting) return
    if (this.options.isServerRendered) this.#readControls()
    this.#set({ formError: undefined, wasSubmitted: true })
    const errors = this.validate()
    if (Object.keys(errors).length > 0) return this.showErrors(errors)
    const message = this.options.validateForm?.(this.#state)
    if (message) return this.showFormError(message)
    this.#set({ fieldErrors: {}, percent: 0 })
    try {
      await this.#send()
    } catch (error) {
      if (!this.options.onError?.(error)) this.#showError(error)
      // After a 400 the same content needs a new key: it may be valid the next time.
      if (statusOf(error) === 400) this.#key.forget()
    } finally {
      this.#set({ percent: undefined })
    }
  }

  #readControls() {
    const typed = typedValues(this.#state.values, this.idOf)
    if (Object.keys(typed).length > 0) this.#set({ values: { ...this.#state.values, ...typed } })
  }

  async #send() {
    const { send, onSuccess } = this.options
    const onPercent = (percent: number) => this.#set({ percent })
    const answer = await send(this.#state, { onPercent, key: this.#key.keyFor(this.#state) })
    this.#draft.delete()
    await onSuccess(answer)
  }

  showErrors = (fieldErrors: FormErrors) => {
    this.#set({ fieldErrors })
    const [first] = Object.keys(fieldErrors)
    if (first === undefined) return
    announce(this.countErrors())
    this.focus(first)
  }

  countErrors = (): string => {
    const names = Object.keys(this.#state.fieldErrors)
    return this.options.countErrors?.(names) ?? countErrors(names.length)
  }

  showFormError = (message: string) => {
    this.#set({ formError: { message, attempt: Date.now() } })
  }

  /** Shows the server's errors at their fields, and all others as one sentence. */
  #showError(error: unknown) {
    const errors = statusOf(error) === 400 ? flatErrors(responseBodyOf(error)) : {}
    const fieldErrors = this.#inOrder(errors)
    const hasFieldError = Object.keys(fieldErrors).length > 0
    if (hasFieldError) this.showErrors(fieldErrors)
    const others = Object.entries(errors).filter(([name]) => !(name in this.options.labels))
    const message = others.map(([, sentence]) => sentence).join(' ')
    if (message || !hasFieldError) this.showFormError(message || errorMessage(error))
  }

  clear = () => {
    const { values, photo } = this.#state
    this.#clearedContent = { values, photo }
    this.#set({ values: this.#initial, ...EMPTY_STATE, draftState: 'cleared' })
    this.#focusFirst()
    this.#draft.delete()
  }

  undoClear = () => {
    if (this.#clearedContent === undefined) return
    this.#set({ ...EMPTY_STATE, ...this.#clearedContent })
    this.#focusFirst()
    this.saveDraft()
  }

  #focusFirst() {
    const [first] = Object.keys(this.options.labels)
    if (first) this.focus(first)
  }

  dismissDraftNotice = () => this.#set({ draftState: 'none' })

  /** Replaces the saved values and the form's values, after somebody else has saved. */
  rebase = (initial: Values, values: Values) => {
    this.#initial = initial
    this.#set({ values })
    this.#saveDraft()
  }
}
