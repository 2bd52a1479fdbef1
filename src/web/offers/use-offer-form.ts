import { useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { labelsOf, startingWith } from '#contract/field-table.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { OFFER_FIELDS } from '#contract/offer-fields.ts'
import type { Offer } from '#contract/offers.ts'
import { CENTERED, focusOf, type PhotoFocus } from '#contract/photos.ts'
import { storedUser } from '#web/api/session.ts'
import { dateToday } from '#web/commerces/open-words.ts'
import { changesOf } from '#web/forms/form-draft.ts'
import type { FormContent, SendOptions } from '#web/forms/form-options.ts'
import { useForm } from '#web/forms/use-form.ts'
import { createOffer, saveOffer } from './calls.ts'
import { repeatedDates } from './date-choices.ts'
import { type DateTexts, dateTextsOf, offerSchema, readDay } from './date-texts.ts'
import { priceText, readPrice, usualType } from './price-texts.ts'

/** Why the form is open. A repeated offer is a new one with the content of an old one. */
export type Task = { kind: 'create' } | { kind: 'edit' | 'repeat'; offer: Offer }

export type OfferValues = Pick<
  Offer,
  'title' | 'type' | 'description' | 'category' | 'weekdays' | 'conditions' | 'code'
> &
  Record<'price' | 'previous_price', string> & { keepsPhoto: boolean } & DateTexts &
  PhotoFocus

const { photo_focus_x, photo_focus_y, category, ...others } = labelsOf(OFFER_FIELDS)
/** In the order of the fields on the screen. */
const LABELS = {
  ...startingWith(['title', 'type', 'description'], others),
  photo: 'Foto',
  photo_focus_x,
  photo_focus_y,
  category,
}

export function useOfferForm(
  task: Task,
  commerce: Commerce,
  onSaved: (offer: Offer) => Promise<void>,
) {
  const today = dateToday()
  const [initial] = useState(() => valuesOf(task, commerce, today))
  const [schema] = useState(() => offerSchema(today))

  async function send(
    { values: formValues, photo }: FormContent<OfferValues>,
    sending: SendOptions,
  ) {
    const { onPercent, key } = sending
    const values = {
      ...formValues,
      type: formValues.type.trim() || usualType(formValues.price, formValues.previous_price),
      category: formValues.category.length > 0 ? formValues.category : commerce.category,
    }
    if (task.kind === 'edit') {
      const { keepsPhoto, ...changes } = toRequest(changesOf(values, initial), today)
      const isRemoved = keepsPhoto === false && photo === undefined
      const form = {
        ...changes,
        // The server would centre a new photo that is sent without its focus.
        ...(photo && focusOf(values)),
        ...(isRemoved && { photo: null }),
      }
      return saveOffer(task.offer.id, form, { photo, onPercent })
    }
    const { keepsPhoto, ...form } = toRequest(values, today)
    const photo_from = keepsPhoto && task.kind === 'repeat' ? task.offer.id : undefined
    return createOffer({ ...form, commerce: commerce.id, photo_from }, key, { photo, onPercent })
  }

  const form = useForm({
    schema,
    initial,
    labels: LABELS,
    draft: draftOf(task, commerce),
    photo: { name: 'photo', reset: CENTERED },
    validateForm: ({ values, photo }) =>
      task.kind === 'repeat' && !photo && isSame(values, offerValues(task.offer, today))
        ? UNCHANGED
        : undefined,
    send,
    onSuccess: onSaved,
  })
  return { ...form, today }
}

const UNCHANGED =
  'Esta oferta ya la tienes, igual que esta. Cambia algo antes de publicarla otra vez.'

function isSame(values: OfferValues, saved: OfferValues): boolean {
  // The focus of the photo is not compared.
  return Object.keys(changesOf({ ...values, ...focusOf(saved) }, saved)).length === 0
}

function valuesOf(task: Task, commerce: Commerce, today: PlainDate): OfferValues {
  if (task.kind === 'create') return { ...EMPTY, ...CENTERED, category: commerce.category }
  const values = offerValues(task.offer, today)
  if (task.kind === 'edit') return values
  return { ...values, ...dateTextsOf(repeatedDates(task.offer, today), today) }
}

const EMPTY = {
  title: '',
  type: '',
  description: '',
  price: '',
  previous_price: '',
  starts_on: '',
  ends_on: '',
  weekdays: [],
  conditions: '',
  code: '',
  keepsPhoto: false,
}

function offerValues(offer: Offer, today: PlainDate): OfferValues {
  const { title, type, description, category, weekdays, conditions, code } = offer
  const unchanged = { title, type, description, category, weekdays, conditions, code }
  return {
    ...unchanged,
    price: priceText(offer.price),
    previous_price: priceText(offer.previous_price),
    ...dateTextsOf(offer, today),
    ...focusOf(offer),
    keepsPhoto: offer.photo !== null,
  }
}

function toRequest<Values extends Partial<OfferValues>>(values: Values, today: PlainDate) {
  const { price, previous_price, starts_on, ends_on, ...others } = values
  return {
    ...others,
    ...(starts_on !== undefined && { starts_on: readDay(starts_on, today) }),
    ...(ends_on !== undefined && { ends_on: readDay(ends_on, today) }),
    ...(price !== undefined && { price: readPrice(price) }),
    ...(previous_price !== undefined && { previous_price: readPrice(previous_price) }),
  }
}

function draftOf(task: Task, commerce: Commerce): string {
  const name = task.kind === 'create' ? `new-${commerce.id}` : `${task.kind}-${task.offer.id}`
  return `offer-${storedUser()?.id}-${name}`
}
