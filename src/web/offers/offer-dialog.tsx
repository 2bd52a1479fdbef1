import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { offerState } from '#contract/offer-dates.ts'
import type { Offer } from '#contract/offers.ts'
import { focusOf } from '#contract/photos.ts'
import { categoryNames } from '#web/commerces/facade-of.ts'
import { DialogForm, InlinePreview } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { PhotoField } from '#web/forms/photo-field.tsx'
import { type Crop, PhotoFraming } from '#web/forms/photo-framing.tsx'
import { Button } from '#web/ui/button.tsx'
import { readDates } from './date-texts.ts'
import { isShopPublic } from './labels.ts'
import { OfferPreview } from './offer-preview.tsx'
import { usualType } from './price-texts.ts'
import { PriceFields, TermsFields, TypeField } from './terms-fields.tsx'
import { type Task, useOfferForm } from './use-offer-form.ts'
import { WhenField } from './when-field.tsx'

type OfferFormProps = {
  task: Task
  commerce: Commerce
  categories: Category[]
  onSaved: (offer: Offer) => Promise<void>
}
type OfferDialogProps = Omit<OfferFormProps, 'task'> & { task?: Task; onClose: () => void }

export function OfferDialog({ task, onClose, ...form }: OfferDialogProps) {
  const title = task?.kind === 'edit' ? 'Editar oferta' : 'Crear oferta'
  return (
    <FormDialog title={title} opened={task !== undefined} onClose={onClose} isWide>
      {task && <OfferForm {...form} task={task} />}
    </FormDialog>
  )
}

const OFFER_CROPS: Crop[] = [
  { name: 'En las listas', ratio: 330 / 176 },
  { name: 'En su página', ratio: 16 / 11 },
]

function OfferForm({ task, commerce, categories, onSaved }: OfferFormProps) {
  const form = useOfferForm(task, commerce, onSaved)
  const { values, photo, field, change, control, idOf, today } = form
  const isScheduled = offerState(readDates(values, today), today) === 'scheduled'
  const chosen = values.category.length > 0 ? values.category : commerce.category
  const savedOffer = task.kind === 'create' ? undefined : task.offer
  const preview = (
    <OfferPreview
      values={values}
      photo={photo}
      savedOffer={savedOffer}
      category={categoryNames(chosen, categories)[0]}
    />
  )

  function removePhoto() {
    // Without a newly chosen photo, the saved photo comes back.
    if (photo) form.removePhoto()
    else change('keepsPhoto', false)
    form.focus('photo')
  }

  return (
    <DialogForm form={form} preview={preview} send={sendLabel(task, commerce, isScheduled)}>
      <PhotoField
        {...control('photo')}
        label="Foto"
        help="Si no tienes foto, la dibujamos nosotros."
        photo={photo}
        placeholder={values.keepsPhoto ? 'La foto de ahora' : undefined}
        isReading={form.isReading}
        onChoose={form.choosePhoto}
        preview={<InlinePreview>{preview}</InlinePreview>}
      >
        {(photo || values.keepsPhoto) && (
          <>
            <PhotoFraming
              idOf={idOf}
              photo={photo}
              savedPhoto={savedOffer?.photo ?? undefined}
              focus={focusOf(values)}
              crops={OFFER_CROPS}
              onChange={change}
            />
            <Button variant="text" size="small" className="mt-8" onClick={removePhoto}>
              Eliminar la foto
            </Button>
          </>
        )}
      </PhotoField>
      <TextField
        {...field('title')}
        data-autofocus={task.kind !== 'create' || undefined}
        help="Lo que ofreces, en pocas palabras."
        autoComplete="off"
      />
      <TypeField {...field('type')} usual={usualType(values.price, values.previous_price)} />
      <TextArea {...field('description')} help="Qué incluye." />
      <PriceFields price={field('price')} previous={field('previous_price')} />
      <WhenField {...form} commerce={commerce} />
      <TermsFields form={form} categories={categories} />
    </DialogForm>
  )
}

function sendLabel({ kind }: Task, commerce: Commerce, isScheduled: boolean): string {
  if (kind === 'edit') return 'Guardar cambios'
  if (!isShopPublic(commerce)) return 'Guardar oferta'
  return isScheduled ? 'Programar oferta' : 'Publicar oferta'
}
