import { useRef, useState } from 'react'
import { z } from 'zod'
import { ADDRESS_PARTS, composeAddress } from '#contract/address.ts'
import { commerceInputs, withStreet } from '#contract/commerce-fields.ts'
import { type Commerce, officeFields } from '#contract/commerces.ts'
import { CENTERED, focusOf, isSamePhoto } from '#contract/photos.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { isSameJson } from '#contract/same-json.ts'
import { plainName } from '#contract/same-name.ts'
import type { OnPercent } from '#web/api/http.ts'
import { storedRole } from '#web/api/session.ts'
import type { FormContent } from '#web/forms/form-options.ts'
import { useForm } from '#web/forms/use-form.ts'
import { type MergedEdits, mergeEdits, useMergedSave } from '#web/forms/use-merged-save.ts'
import { announce } from '#web/ui/announcer.tsx'
import { saveCommerce } from './calls.ts'
import { type CommerceValues, FACT_LABELS, FIELD_LABELS, valuesOf } from './commerce-values.ts'
import { draftOf, SHEETS, type SheetName } from './edit-sheets.tsx'
import { withPending } from './pending-values.ts'

export type FieldName = keyof typeof FIELD_LABELS

/** Two people have changed the same fields. `saved` is the other person's version, `written` this form's input. */
export type Conflict = {
  saved: Commerce
  written: FormContent<CommerceValues>
  fields: FieldName[]
}

type EditInput = FormContent<CommerceValues> & { onPercent: OnPercent }

export const conflictId = 'cambios-de-otra-persona'

/** Edits a sheet. If somebody else saves the shop meanwhile, both edits are merged or shown as a conflict. */
export function useEdit(
  commerce: Commerce,
  sheet: SheetName,
  /** Called with the saved shop and the fields that were merged from somebody else's save. */
  onSaved: (saved: Commerce, mergedFields: FieldName[]) => Promise<void>,
) {
  const fields: readonly string[] = SHEETS[sheet].fields
  const draft = draftOf(commerce, sheet)
  const mergedFields = useRef<FieldName[]>([])
  const [conflict, setConflict] = useState<Conflict>()

  const form = useForm({
    schema: schemaOf(fields),
    initial: valuesOf(withPending(commerce)),
    labels: labelsOf(fields),
    draft,
    photo: { name: 'photo', reset: CENTERED },
    send: (content, { onPercent }) => save({ ...content, onPercent }),
    onSuccess(saved) {
      forgetBase()
      return onSaved(saved, mergedFields.current)
    },
    onError: (error) => error instanceof UnresolvedConflict,
  })
  const { base, save, forgetBase } = useMergedSave<Commerce, EditInput>({
    draft,
    loaded: commerce,
    send: (base, { values, ...upload }) => saveCommerce(base, values, fields, upload),
    merge,
  })

  function merge(base: Commerce, saved: Commerce, written: EditInput): EditInput {
    const isPhotoTheirs = !isSamePhoto(saved.photo, base.photo)
    const { values, byOthers, conflicts } = mergeValues(
      valuesOf(withPending(base)),
      valuesOf(withPending(saved)),
      written.values,
      written.photo ? 'mine' : isPhotoTheirs ? 'theirs' : 'as it was',
    )
    const conflicting: FieldName[] =
      isPhotoTheirs && written.photo ? [...conflicts, 'photo'] : conflicts
    mergedFields.current = [
      ...mergedFields.current,
      ...byOthers,
      // Not if this screen already showed the photo: then it was saved in another sheet here.
      ...(isPhotoTheirs && !written.photo && !isSamePhoto(saved.photo, commerce.photo)
        ? (['photo'] as const)
        : []),
    ]
    form.rebase(valuesOf(withPending(saved)), values)
    if (conflicting.length === 0) return { ...written, values }
    setConflict({ saved, written, fields: conflicting })
    announce('Otra persona ha guardado cambios mientras escribías.')
    requestAnimationFrame(() => document.getElementById(conflictId)?.focus())
    throw new UnresolvedConflict()
  }

  return { ...form, base, conflict }
}

export type Edit = ReturnType<typeof useEdit>

/** Stops the save without an error message: the screen asks which version of each field to keep. */
class UnresolvedConflict extends Error {}

const ownerInputs = z.object(withStreet(commerceInputs))
const officeInputs = ownerInputs.extend(officeFields)

function schemaOf(fields: readonly string[]) {
  const { shape } = storedRole() === ADMINISTRATOR ? officeInputs : ownerInputs
  return z.object(
    Object.fromEntries(Object.entries(shape).filter(([name]) => fields.includes(name))),
  )
}

const LABELS: Record<string, string> = { ...FIELD_LABELS, ...FACT_LABELS }

/** Returns the labels in the order of the fields; each fact has its own label. */
function labelsOf(fields: readonly string[]): Record<string, string> {
  const labels = fields.flatMap((field) =>
    Object.entries(LABELS).filter(([name]) => name.split('.')[0] === field),
  )
  return Object.fromEntries(labels)
}

type Name = keyof CommerceValues

/** Two versions of an address cannot be mixed, so its parts change together and `street` represents all of them. */
const isRepresented = (name: Name) => name !== 'street' && isPartOfAddress(name)
const isPartOfAddress = (name: Name) => (ADDRESS_PARTS as readonly string[]).includes(name)

/** Merges two edits of the same shop. The photo focus comes from the same version as the photo. */
export function mergeValues(
  base: CommerceValues,
  saved: CommerceValues,
  written: CommerceValues,
  photo: 'mine' | 'theirs' | 'as it was' = 'as it was',
): MergedEdits<CommerceValues> {
  if (photo !== 'as it was') {
    const focus = focusOf(photo === 'mine' ? written : saved)
    return mergeValues({ ...base, ...focus }, { ...saved, ...focus }, { ...written, ...focus })
  }
  const { values, byOthers, conflicts } = mergeEdits(base, saved, written, isSame)
  return {
    values,
    byOthers: byOthers.filter((name) => !isRepresented(name)),
    conflicts: conflicts.filter((name) => !isRepresented(name)),
  }
}

/** Compares two values after normalizing them like the server: trimmed, phone numbers as digits. */
function isSame(name: Name, one: CommerceValues, other: CommerceValues): boolean {
  if (name === 'facts') return isSameJson(one.facts, other.facts)
  return normalized(name, one) === normalized(name, other)
}

function normalized(name: Name, values: CommerceValues): string {
  // An address has the same text here whether it is in one line or in parts.
  if (isPartOfAddress(name)) return plainName(composeAddress(values, null))
  if (name === 'category') return values.category.join()
  return name === 'n_tlf' ? values.n_tlf.replace(/\D/g, '') : String(values[name]).trim()
}
