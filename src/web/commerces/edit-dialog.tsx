import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { DialogBody, DialogFooter, FormDialog } from '#web/shell/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { DraftNotice } from '#web/ui/draft-notice.tsx'
import { countWrong, ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { UploadBar } from '#web/ui/upload-bar.tsx'
import { FIELDS, isField } from './commerce-draft.ts'
import { CommerceFields, type CommerceText } from './commerce-fields.tsx'
import { CommercePhoto } from './commerce-photo.tsx'
import styles from './edit-dialog.module.css'
import { PreviewCard } from './preview-card.tsx'
import { shopOf } from './shop-of.ts'
import { focusField, useCommerceForm } from './use-commerce-form.ts'

type EditFormProps = {
  commerce: Commerce
  categories: Category[]
  /** Also sends the rejected application again. */
  isAgain: boolean
  onSaved: () => Promise<void>
  onClose: () => void
}

/** 'Editar comercio': the fields of registration over what the shop shows now. */
export function EditDialog({ opened, ...form }: EditFormProps & { opened: boolean }) {
  return (
    <FormDialog title="Editar comercio" opened={opened} onClose={form.onClose} wide>
      <EditForm {...form} />
    </FormDialog>
  )
}

function EditForm({ commerce, categories, isAgain, onSaved, onClose }: EditFormProps) {
  const form = useCommerceForm(commerce, isAgain, onSaved)
  const { values, photo, errors, failure, percent } = form
  const wrong = Object.keys(errors).filter(isField)
  const isBusy = percent !== undefined
  const field = (name: CommerceText | 'application') => ({
    id: name,
    name,
    value: values[name],
    error: errors[name],
    'aria-required': true,
    onChange: (event: { target: { value: string } }) => form.change(name, event.target.value),
  })
  const preview = {
    name: values.name,
    description: values.description,
    categories: values.category.flatMap((id) => categories.find((one) => one.id === id) ?? []),
    photo,
    present: {
      id: commerce.id,
      picture: (
        <CommercePhoto
          commerce={commerce}
          shop={shopOf(commerce, categories)}
          sizes="360px"
          alt="La foto de ahora"
        />
      ),
    },
  }

  return (
    <form noValidate aria-label="Editar comercio" onSubmit={form.submit}>
      {isAgain && commerce.reason && <Reason text={commerce.reason} />}
      <DialogBody>
        <div className={styles.columns}>
          <div className={styles.fields}>
            <DraftNotice
              state={form.draftState}
              emptied="Vuelven a estar los datos guardados."
              onStartAgain={form.startAgain}
              onUndo={form.undoStartAgain}
            />
            {wrong.length > 0 && (
              <ErrorSummary
                title={countWrong(wrong.length)}
                fields={wrong.map((id) => ({ id, name: FIELDS[id] }))}
                onChoose={focusField}
              />
            )}
            <CommerceFields
              field={field}
              photo={{
                id: 'photo',
                error: errors.photo,
                photo,
                isReading: form.isReading,
                onChoose: form.choosePhoto,
                preview: <PreviewCard {...preview} className={styles.inlinePreview} />,
              }}
              category={{
                id: 'category',
                error: errors.category,
                categories,
                chosen: values.category,
                onChange: (ids) => form.change('category', ids),
              }}
            />
            {isAgain && (
              <TextArea
                {...field('application')}
                label="Cuéntanos por qué quieres estar en Escaparate"
                help="Dinos también qué has corregido. Solo lo lee quien revisa las altas."
                rows={4}
              />
            )}
          </div>
          <aside className={styles.rail} aria-label="Así se verá">
            <PreviewCard {...preview} />
          </aside>
        </div>
      </DialogBody>
      <DialogFooter
        above={
          <>
            {failure && <Notice key={failure.attempt}>{failure.message}</Notice>}
            {isBusy && photo && <UploadBar percent={percent} />}
          </>
        }
      >
        <Button variant="text" onClick={() => !isBusy && onClose()}>
          Cancelar
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={isAgain ? 'Enviando…' : 'Guardando…'}>
          {isAgain ? 'Volver a enviar' : 'Guardar cambios'}
        </Button>
      </DialogFooter>
    </form>
  )
}

/** In sight while one corrects what it says; it can be folded away. */
function Reason({ text }: { text: string }) {
  return (
    <details open className={styles.reason}>
      <summary>Motivo del rechazo</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, by keyboard too */}
      <section aria-label="Motivo del rechazo" tabIndex={0} className={styles.words}>
        «{text}»
      </section>
    </details>
  )
}
