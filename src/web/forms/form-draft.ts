import { isSameJson } from '#contract/same-json.ts'
import { deleteDraft, loadDraft, loadDraftFile, saveDraft, saveDraftFile } from './drafts.ts'
import type { FormContent, FormOptions } from './form-options.ts'

type DraftOptions<Values extends object> = Pick<
  FormOptions<Values, unknown>,
  'draft' | 'initial' | 'secret' | 'photo'
>

export class FormDraft<Values extends object> {
  readonly #options: DraftOptions<Values>

  constructor(options: DraftOptions<Values>) {
    this.#options = options
  }

  load(): Partial<Values> | undefined {
    const { draft, initial } = this.#options
    const saved = draft === undefined ? {} : (loadDraft<object>(draft) ?? {})
    const entries = Object.entries(saved).filter(([name]) => name in initial)
    return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Values>) : undefined
  }

  async loadPhoto(): Promise<File | undefined> {
    const { draft, photo } = this.#options
    return draft === undefined || photo === undefined ? undefined : loadDraftFile(draft)
  }

  /** Returns false if the device cannot store the draft. */
  save({ values, photo }: FormContent<Values>, initial: Values): boolean {
    const { draft, secret = [] } = this.#options
    if (draft === undefined) return true
    const changes = changesOf(values, initial)
    for (const name of secret) delete changes[name]
    if (Object.keys(changes).length > 0 || photo) return saveDraft(draft, changes)
    deleteDraft(draft)
    return true
  }

  savePhoto(photo: File | undefined): void {
    if (this.#options.draft && photo) void saveDraftFile(this.#options.draft, photo)
  }

  delete(): void {
    if (this.#options.draft) deleteDraft(this.#options.draft)
  }
}

/** Returns the changed fields. Only these are in a draft, so unchanged fields show the newest saved values. */
export function changesOf<Values extends object>(values: Values, initial: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !isSameJson(value, initial[name as keyof Values]),
    ),
  ) as Partial<Values>
}
