import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { DialogBody, DialogFooter } from '#web/shell/form-dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { FormFoot, FormHead } from '#web/ui/form-frame.tsx'
import type { useForm } from '#web/ui/use-form.ts'
import { CommerceFields } from './commerce-fields.tsx'
import styles from './commerce-form.module.css'
import { CommercePhoto } from './commerce-photo.tsx'
import type { CommerceValues } from './commerce-values.ts'
import { PreviewCard } from './preview-card.tsx'
import { shopOf } from './shop-of.ts'

type CommerceFormProps = {
  title: string
  form: ReturnType<typeof useForm<CommerceValues, unknown>>
  categories: Category[]
  /** The shop that is edited, as it is saved; none where a new one is described. */
  commerce?: Commerce
  /** How the form stands after 'Empezar de nuevo'. */
  emptied?: string
  /** Under the question why it should be listed; without it nobody asks. */
  applicationHelp?: string
  /** Above the fields. */
  above?: ReactNode
  /** How it ends. */
  children: ReactNode
}

/** A shop in a dialog: its fields, how it will look at their side, and the buttons. */
export function CommerceForm(props: CommerceFormProps) {
  const { title, form, categories, commerce, applicationHelp } = props
  const { values, photo, errors, idOf } = form
  const preview = {
    name: values.name,
    description: values.description,
    categories: values.category.flatMap((id) => categories.find((one) => one.id === id) ?? []),
    photo,
    present: commerce && {
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
    <form noValidate aria-label={title} onSubmit={form.submit}>
      <DialogBody>
        <div className={styles.columns}>
          <div className={styles.fields}>
            <FormHead form={form} emptied={props.emptied} />
            {props.above}
            <CommerceFields
              field={(name) => ({ ...form.field(name), 'aria-required': true })}
              photo={{
                id: idOf('photo'),
                error: errors.photo,
                photo,
                isReading: form.isReading,
                onChoose: form.choosePhoto,
                preview: <PreviewCard {...preview} className={styles.inlinePreview} />,
              }}
              category={{
                id: idOf('category'),
                error: errors.category,
                categories,
                chosen: values.category,
                onChange: (ids) => form.change('category', ids),
              }}
            />
            {applicationHelp && (
              <TextArea
                {...form.field('application')}
                aria-required
                label="Cuéntanos por qué quieres estar en Escaparate"
                help={applicationHelp}
                rows={4}
              />
            )}
          </div>
          <aside className={styles.rail} aria-label="Así se verá">
            <PreviewCard {...preview} />
          </aside>
        </div>
      </DialogBody>
      <DialogFooter above={<FormFoot form={form} />}>{props.children}</DialogFooter>
    </form>
  )
}
