import { useState } from 'react'
import { z } from 'zod'
import type { Commerce } from '#contract/commerces.ts'
import { labelsOf } from '#contract/field-table.ts'
import { OFFER_FIELDS, offerInputs } from '#contract/offer-fields.ts'
import type { Offer } from '#contract/offers.ts'
import { CENTERED, focusOf, type PhotoFocus } from '#contract/photos.ts'
import { storedUser } from '#web/api/session.ts'
import { changesOf } from '#web/forms/form-draft.ts'
import type { FormContent, Sending } from '#web/forms/form-options.ts'
import { useForm } from '#web/forms/use-form.ts'
import { createOffer, saveOffer } from './calls.ts'

/** What the form is opened for; a repeated offer is a new one with the words of an old one. */
export type Task = { kind: 'create' } | { kind: 'edit' | 'repeat'; offer: Offer }

export type OfferValues = {
  title: string
  type: string
  description: string
  category: number[]
  /** Whether it keeps the photo of the offer that it was opened with. */
  keepsPhoto: boolean
} & PhotoFocus

const { photo_focus_x, photo_focus_y, category, ...labels } = labelsOf(OFFER_FIELDS)
const NAMES = { ...labels, photo: 'Foto', photo_focus_x, photo_focus_y, category }

const contract = z.object(offerInputs)

/** The form of an offer. An edit sends only what was changed. */
export function useOfferForm(
  task: Task,
  commerce: Commerce,
  onSaved: (offer: Offer) => Promise<void>,
) {
  const [saved] = useState(() => valuesOf(task, commerce))

  async function send(content: FormContent<OfferValues>, sending: Sending): Promise<Offer> {
    const { photo } = content
    const { onPercent, key } = sending
    if (task.kind === 'edit') {
      const { keepsPhoto, ...changes } = changesOf(whole(content.values, commerce), saved)
      const isRemoved = keepsPhoto === false && photo === undefined
      const form = {
        ...changes,
        // The server centres a new photo unless a focus is sent.
        ...(photo && focusOf(content.values)),
        ...(isRemoved && { photo: null }),
      }
      return saveOffer(task.offer.id, form, { photo, onPercent })
    }
    const { keepsPhoto, ...form } = whole(content.values, commerce)
    const photo_from = keepsPhoto && task.kind === 'repeat' ? task.offer.id : undefined
    const offer = { ...form, commerce: commerce.id, photo_from }
    return createOffer(offer, key, { photo, onPercent })
  }

  return useForm({
    schema: contract,
    initial: saved,
    labels: NAMES,
    draft: draftOf(task, commerce),
    photo: { name: 'photo', reset: CENTERED },
    validateForm: ({ values, photo }) =>
      task.kind === 'repeat' && !photo && isSame(values, saved) ? TWIN : undefined,
    send,
    onSuccess: onSaved,
  })
}

const TWIN = 'Esta oferta ya la tienes, igual que esta. Cambia algo antes de publicarla otra vez.'

function isSame(values: OfferValues, saved: OfferValues): boolean {
  // A different focus of the photo does not make it another offer.
  return Object.keys(changesOf({ ...values, ...focusOf(saved) }, saved)).length === 0
}

function valuesOf(task: Task, commerce: Commerce): OfferValues {
  if (task.kind === 'create') {
    const category = commerce.category
    return { title: '', type: '', description: '', ...CENTERED, category, keepsPhoto: false }
  }
  const { title, type, description, category, photo } = task.offer
  const focus = focusOf(task.offer)
  return { title, type, description, ...focus, category, keepsPhoto: photo !== null }
}

/** An offer without categories gets those of its shop. */
function whole(values: OfferValues, { category }: Commerce): OfferValues {
  return values.category.length > 0 ? values : { ...values, category }
}

function draftOf(task: Task, commerce: Commerce): string {
  const what = task.kind === 'create' ? `new-${commerce.id}` : `${task.kind}-${task.offer.id}`
  return `offer-${storedUser()?.id}-${what}`
}
