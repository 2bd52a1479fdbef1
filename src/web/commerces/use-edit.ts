import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { commerceInputs, inParts } from '#contract/commerce-fields.ts'
import { type Commerce, officeFields } from '#contract/commerces.ts'
import { CENTERED, isSamePhoto } from '#contract/photos.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { responseBodyOf, statusOf } from '#web/api/api.ts'
import type { OnProgress } from '#web/api/http.ts'
import { storedRole } from '#web/api/session.ts'
import { deleteDraft, loadDraft, saveDraft } from '#web/forms/drafts.ts'
import type { FormContent } from '#web/forms/form-options.ts'
import { useForm } from '#web/forms/use-form.ts'
import { announce } from '#web/ui/announcer.tsx'
import { askedOf } from './asked-commerce.ts'
import { saveCommerce } from './calls.ts'
import { type CommerceValues, FACT_LABELS, NAMES, valuesOf } from './commerce-values.ts'
import { draftOf, SHEETS, type SheetName } from './edit-sheets.tsx'
import { merge } from './merge.ts'

export type FieldName = keyof typeof NAMES

/** Two people changed the same fields: the shop as it is now, and what was written here. */
export type Conflict = {
  current: Commerce
  written: FormContent<CommerceValues>
  fields: FieldName[]
}

export const conflictId = 'cambios-de-otra-persona'

/**
 * A shop being edited, a sheet of it at a time. What somebody else saves meanwhile is merged: fields that only one of the
 * two changed are combined, the others are shown as conflicts.
 */
export function useEdit(
  commerce: Commerce,
  sheet: SheetName,
  /** Called with the saved shop and the fields that were merged from somebody else's save. */
  onSaved: (saved: Commerce, theirs: FieldName[]) => Promise<void>,
) {
  const fields: readonly string[] = SHEETS[sheet].fields
  const draft = draftOf(commerce, sheet)
  // A draft is merged against the shop as it was when the draft began, so later saves are not overwritten.
  const begun = loadDraft(draft) === undefined ? undefined : loadDraft<Commerce>(baseOf(draft))
  const base = useRef(begun ?? commerce)
  useEffect(() => void saveDraft(baseOf(draft), base.current), [draft])
  const theirFields = useRef<FieldName[]>([])
  const [conflict, setConflict] = useState<Conflict>()

  const form = useForm({
    schema: schemaOf(fields),
    initial: valuesOf(askedOf(commerce)),
    labels: labelsOf(fields),
    draft,
    renamed: { direction: 'street' },
    photo: { name: 'photo', reset: CENTERED },
    send: (content, { onPercent }) => save(content, onPercent),
    onSuccess(saved) {
      deleteDraft(baseOf(draft))
      return onSaved(saved, theirFields.current)
    },
    onError: (error) => error instanceof UnresolvedConflict,
  })

  async function save(
    written: FormContent<CommerceValues>,
    onPercent: OnProgress,
  ): Promise<Commerce> {
    try {
      const { values, photo } = written
      return await saveCommerce(base.current, values, { fields, photo, onPercent })
    } catch (error) {
      const current = currentOf(error)
      if (current === undefined) throw error
      const values = mergeWith(current, written)
      return await save({ ...written, values }, onPercent)
    }
  }

  /** Merges with the shop as it is now; throws when both changed the same field. */
  function mergeWith(current: Commerce, written: FormContent<CommerceValues>): CommerceValues {
    const isPhotoTheirs = !isSamePhoto(current.photo, base.current.photo)
    const { values, theirs, both } = merge(
      valuesOf(askedOf(base.current)),
      valuesOf(askedOf(current)),
      written.values,
      written.photo ? 'mine' : isPhotoTheirs ? 'theirs' : 'as it was',
    )
    const fields: FieldName[] = isPhotoTheirs && written.photo ? [...both, 'photo'] : both
    theirFields.current = [
      ...theirFields.current,
      ...theirs,
      // A photo that was there when the form was opened is no news: its owner may have saved it in another sheet.
      ...(isPhotoTheirs && !written.photo && !isSamePhoto(current.photo, commerce.photo)
        ? PHOTO
        : []),
    ]
    base.current = current
    saveDraft(baseOf(draft), current)
    form.rebase(valuesOf(askedOf(current)), values)
    if (fields.length === 0) return values
    setConflict({ current, written, fields })
    announce('Otra persona ha guardado cambios mientras escribías.')
    requestAnimationFrame(() => document.getElementById(conflictId)?.focus())
    throw new UnresolvedConflict()
  }

  return { ...form, base: base.current, conflict }
}

const baseOf = (draft: string) => `${draft}-base`

export type Edit = ReturnType<typeof useEdit>

/** Stops the save without an error message: the screen asks which version of each field to keep. */
class UnresolvedConflict extends Error {}

const PHOTO = ['photo'] as const
const edition = z.object(inParts(commerceInputs))
const officeEdition = edition.extend(officeFields)

function schemaOf(fields: readonly string[]) {
  const { shape } = storedRole() === ADMINISTRATOR ? officeEdition : edition
  return z.object(
    Object.fromEntries(Object.entries(shape).filter(([name]) => fields.includes(name))),
  )
}

const LABELS: Record<string, string> = { ...NAMES, ...FACT_LABELS }

/** In the order of the fields; each fact has its own. */
function labelsOf(fields: readonly string[]): Record<string, string> {
  const shown = fields.flatMap((field) =>
    Object.entries(LABELS).filter(([name]) => name.split('.')[0] === field),
  )
  return Object.fromEntries(shown)
}

/** The shop as it is now, if the error is an edit conflict. */
function currentOf(error: unknown): Commerce | undefined {
  const answer = responseBodyOf(error) as { code?: string; current?: Commerce } | undefined
  return statusOf(error) === 409 && answer?.code === 'edit_conflict' ? answer.current : undefined
}
