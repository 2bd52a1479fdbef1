import { useState } from 'react'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { type RiskyField, riskyWords } from '#contract/proposals.ts'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import styles from './commerce-form.module.css'
import { CommerceForm } from './commerce-form.tsx'
import { EditConflict } from './edit-conflict.tsx'
import type { EditField } from './missing.ts'
import { type FieldName, useEdit } from './use-edit.ts'

type EditFormProps = {
  commerce: Commerce
  categories: Category[]
  /** The field that gets the focus; otherwise the first of all. */
  first: EditField | undefined
  /** What waits in vain: nobody reviews it any more. */
  released: readonly RiskyField[]
  onSaved: (saved: Commerce, theirs: FieldName[]) => Promise<void>
  onClose: () => void
}

/**
 * 'Editar comercio': the fields of registration with the current values. Saving a rejected shop also
 * resubmits its application.
 */
export function EditDialog({ opened, ...form }: EditFormProps & { opened: boolean }) {
  return (
    <FormDialog title="Editar comercio" opened={opened} onClose={form.onClose} isWide>
      <EditForm {...form} />
    </FormDialog>
  )
}

function EditForm({ commerce, categories, first, released, onSaved, onClose }: EditFormProps) {
  // The status when the form was opened, so that it sends what its button says.
  const [isAgain] = useState(commerce.status === 'RE')
  const edit = useEdit(commerce, isAgain, onSaved)
  const { conflict } = edit
  return (
    <>
      {isAgain && commerce.reason && <Reason text={commerce.reason} />}
      {released.length > 0 && (
        <p className={`flex-none pending rounded-button ${styles.released}`}>
          Al guardar se publica también lo que pediste y ya no hace falta revisar:{' '}
          {riskyWords(released)}.
        </p>
      )}
      <CommerceForm
        title="Editar comercio"
        form={edit}
        categories={categories}
        commerce={edit.base}
        first={first}
        cleared="Vuelven a estar los datos guardados."
        applicationHelp={
          isAgain
            ? 'Dinos también qué has corregido. Solo lo lee quien revisa las solicitudes.'
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

/** The reason of the rejection, shown above the form; it can be collapsed. */
function Reason({ text }: { text: string }) {
  return (
    <details open className={`flex-none rejected rounded-button ${styles.reason}`}>
      <summary>Motivo del rechazo</summary>
      <section
        aria-label="Motivo del rechazo"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long reason scrolls, by keyboard too
        tabIndex={0}
        className={`break-anywhere pre-line ${styles.words}`}
      >
        «{text}»
      </section>
    </details>
  )
}
