import { useState } from 'react'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { CommerceForm } from './commerce-form.tsx'
import { EditConflict } from './edit-conflict.tsx'
import styles from './edit-dialog.module.css'
import { type FieldName, useEdit } from './use-edit.ts'

type EditFormProps = {
  commerce: Commerce
  categories: Category[]
  onSaved: (saved: Commerce, theirs: FieldName[]) => Promise<void>
  onClose: () => void
}

/**
 * 'Editar comercio': the fields of registration over what the shop shows now. A rejected shop is sent
 * again by the save that corrects it: nobody has to think of a second step.
 */
export function EditDialog({ opened, ...form }: EditFormProps & { opened: boolean }) {
  return (
    <FormDialog title="Editar comercio" opened={opened} onClose={form.onClose} isWide>
      <EditForm {...form} />
    </FormDialog>
  )
}

function EditForm({ commerce, categories, onSaved, onClose }: EditFormProps) {
  // As it stood when the form was opened: what it sends is what its button says.
  const [isAgain] = useState(commerce.status === 'RE')
  const edit = useEdit(commerce, isAgain, onSaved)
  const { conflict } = edit
  return (
    <>
      {isAgain && commerce.reason && <Reason text={commerce.reason} />}
      <CommerceForm
        title="Editar comercio"
        form={edit}
        categories={categories}
        commerce={edit.base}
        cleared="Vuelven a estar los datos guardados."
        applicationHelp={
          isAgain
            ? 'Dinos también qué has corregido. Solo lo lee quien revisa las altas.'
            : undefined
        }
        send={isAgain ? 'Guardar y volver a enviar' : 'Guardar cambios'}
        sending={isAgain ? 'Enviando…' : 'Guardando…'}
        onClose={onClose}
      >
        {conflict && <EditConflict edit={edit} conflict={conflict} categories={categories} />}
      </CommerceForm>
    </>
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
