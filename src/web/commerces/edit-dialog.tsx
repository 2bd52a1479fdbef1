import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { type RiskyField, riskyWords } from '#contract/proposals.ts'
import { DialogBody, FormDialog } from '#web/dialogs/form-dialog.tsx'
import { focusFirst } from '#web/dialogs/modal.tsx'
import styles from './commerce-form.module.css'
import { CommerceForm } from './commerce-form.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { ReviewNote, SHEETS, type Sheet, SheetList, type SheetName } from './edit-sheets.tsx'
import type { EditField } from './missing.ts'
import { type FieldName, useEdit } from './use-edit.ts'

/** What of a shop is edited: its list of sheets, one of them, or all in one form; at this field first. */
export type Editing = { sheet?: SheetName | 'list'; first?: EditField }

type EditFormProps = {
  commerce: Commerce
  categories: Category[]
  editing: Editing | undefined
  /** What waits in vain: nobody reviews it any more. */
  released: readonly RiskyField[]
  /** What the office reviews before it is public. */
  reviewed: readonly RiskyField[]
  onEdit: (editing: Editing) => void
  onSaved: (saved: Commerce, theirs: FieldName[]) => Promise<void>
  onClose: () => void
}

/**
 * 'Editar comercio': the fields of registration with the current values, for its owner in short sheets. Saving a
 * rejected shop also resubmits its application, in one form.
 */
export function EditDialog({ editing, ...form }: EditFormProps) {
  const { onEdit, onClose } = form
  const sheet = editing?.sheet

  function open(name: SheetName) {
    flushSync(() => onEdit({ sheet: name }))
    focusFirst()
  }

  return (
    <FormDialog
      title={sheet && sheet !== 'list' ? <SheetTitle sheet={sheet} /> : TITLE}
      opened={editing !== undefined}
      onClose={onClose}
      isWide={sheet === undefined}
    >
      {sheet === 'list' ? (
        <DialogBody>
          <SheetList commerce={form.commerce} onOpen={open} />
        </DialogBody>
      ) : (
        <EditForm {...form} first={editing?.first} sheet={sheet} />
      )}
    </FormDialog>
  )
}

const TITLE = 'Editar comercio'

const SheetTitle = ({ sheet }: { sheet: SheetName }) => (
  <>
    <span className="visually-hidden">{TITLE}: </span>
    {SHEETS[sheet].title}
  </>
)

type FormProps = Omit<EditFormProps, 'editing' | 'onEdit'> & {
  first: EditField | undefined
  sheet: SheetName | undefined
}

function EditForm(props: FormProps) {
  const { commerce, categories, first, sheet: name, released, reviewed, onSaved, onClose } = props
  // The status when the form was opened, so that it sends what its button says.
  const [isAgain] = useState(name === undefined && commerce.status === 'RE')
  const edit = useEdit(commerce, isAgain, name, onSaved)
  const { conflict } = edit
  const sheet: Sheet | undefined = name && SHEETS[name]
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
        title={TITLE}
        form={edit}
        categories={categories}
        commerce={edit.base}
        shown={sheet?.fields}
        first={first}
        cleared="Vuelven a estar los datos guardados."
        applicationHelp={
          isAgain
            ? 'Dinos también qué has corregido. Solo lo lee quien revisa las solicitudes.'
            : undefined
        }
        note={sheet && <ReviewNote sheet={sheet} commerce={commerce} reviewed={reviewed} />}
        send={isAgain ? 'Guardar y volver a enviar' : sheet ? 'Guardar' : 'Guardar cambios'}
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
        className={`inset-focus break-anywhere pre-line ${styles.words}`}
      >
        «{text}»
      </section>
    </details>
  )
}
