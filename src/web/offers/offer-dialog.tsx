import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import type { Offer } from '#contract/offers.ts'
import { CategoryPicker } from '#web/categories/category-picker.tsx'
import { categoryNames } from '#web/commerces/shop-of.ts'
import { DialogForm, InlinePreview } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { PhotoField } from '#web/forms/photo-field.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './offer-dialog.module.css'
import { OfferPreview } from './offer-preview.tsx'
import { TypeField } from './type-field.tsx'
import { type Task, useOfferForm } from './use-offer-form.ts'
import { isOpenToAll } from './wording.ts'

type OfferFormProps = {
  task: Task
  commerce: Commerce
  categories: Category[]
  onSaved: (offer: Offer) => Promise<void>
  onClose: () => void
}

/** 'Crear oferta' and 'Editar oferta': the same form. Closed while there is no task. */
export function OfferDialog({ task, ...form }: Omit<OfferFormProps, 'task'> & { task?: Task }) {
  return (
    <FormDialog title={titleOf(task)} opened={task !== undefined} onClose={form.onClose} wide>
      {task && <OfferForm {...form} task={task} />}
    </FormDialog>
  )
}

function titleOf(task: Task | undefined): string {
  return task?.kind === 'edit' ? 'Editar oferta' : 'Crear oferta'
}

function OfferForm({ task, commerce, categories, onSaved, onClose }: OfferFormProps) {
  const form = useOfferForm(task, commerce, onSaved)
  const { values, photo, field, change, idOf, errors } = form
  const hasPhoto = photo !== undefined || values.keepsPhoto
  const preview = {
    written: values,
    photo,
    present: task.kind === 'create' ? undefined : task.offer,
    trade: categoryNames(
      values.category.length > 0 ? values.category : commerce.category,
      categories,
    )[0],
  }

  function removePhoto() {
    // Without the one that was chosen the offer shows what it had.
    if (photo) form.removePhoto()
    else change('keepsPhoto', false)
    form.focus('photo')
  }

  return (
    <DialogForm
      title={titleOf(task)}
      form={form}
      emptied={task.kind === 'create' ? undefined : 'Vuelve a estar lo que dice la oferta.'}
      preview={<OfferPreview {...preview} />}
      send={sendLabel(task, commerce)}
      sending="Guardando…"
      onClose={onClose}
    >
      <TextField
        {...field('title')}
        label="Título"
        help="Lo que ofreces, en pocas palabras."
        aria-required
        autoComplete="off"
      />
      <TypeField {...field('type')} onChoose={(type) => change('type', type)} />
      <TextArea
        {...field('description')}
        label="Descripción"
        help="Qué entra, cuánto cuesta y hasta cuándo."
        aria-required
      />
      <PhotoField
        id={idOf('photo')}
        label="Foto"
        help="Si quieres. Sin foto dibujamos un mantel con lo tuyo."
        error={errors.photo}
        photo={photo}
        present={values.keepsPhoto ? 'La foto de ahora' : undefined}
        isReading={form.isReading}
        onChoose={form.choosePhoto}
        preview={
          <InlinePreview>
            <OfferPreview {...preview} />
          </InlinePreview>
        }
      >
        {hasPhoto && (
          <Button variant="text" size="small" className={styles.remove} onClick={removePhoto}>
            Quitar la foto
          </Button>
        )}
      </PhotoField>
      <CategoryPicker
        id={idOf('category')}
        label="Categorías"
        help="Si no eliges ninguna, las de tu comercio."
        error={errors.category}
        categories={categories}
        chosen={values.category}
        onChange={(ids) => change('category', ids)}
      />
    </DialogForm>
  )
}

function sendLabel({ kind }: Task, commerce: Commerce): string {
  if (kind === 'edit') return 'Guardar cambios'
  return isOpenToAll(commerce) ? 'Publicar oferta' : 'Guardar oferta'
}
