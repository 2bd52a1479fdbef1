import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import type { Category } from '#contract/categories.ts'
import { applicationText, type Commerce } from '#contract/commerces.ts'
import type { RiskyField } from '#contract/proposals.ts'
import { storedUser } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { DialogBody, FormDialog } from '#web/dialogs/form-dialog.tsx'
import { focusFirst } from '#web/dialogs/modal.tsx'
import { TextArea } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { findCommerce, resubmit } from './calls.ts'
import { CommerceForm } from './commerce-form.tsx'
import { FIELD_LABELS } from './commerce-values.ts'
import { EditConflict } from './edit-conflict.tsx'
import { ReviewNote, SHEETS, SheetList, type SheetName, unsavedSheets } from './edit-sheets.tsx'
import type { EditField } from './missing-parts.ts'
import { type FieldName, useEdit } from './use-edit.ts'

/** Which sheet of 'Editar comercio' is open, or the list of sheets; and which field gets the focus. */
export type EditTarget = { sheet: SheetName | 'list'; focusField?: EditField }

type EditFormProps = {
  commerce: Commerce
  categories: Category[]
  editing: EditTarget | undefined
  /** Fields that the office reviews before publication. */
  reviewed: readonly RiskyField[]
  onEdit: (editing: EditTarget | undefined) => void
  /** `mergedFields`: fields that somebody else has saved since the form was opened. */
  onSaved: (saved: Commerce, mergedFields: FieldName[]) => Promise<void>
}

/** 'Editar comercio': a list of short forms. Below the list a rejected shop can be sent for review again. */
export function EditDialog({ editing, ...form }: EditFormProps) {
  const { commerce, onEdit, onSaved } = form
  const sheet = editing?.sheet
  const isRejected = commerce.status === 'RE'
  const close = () => onEdit(undefined)

  function open(sheet: SheetName | 'list') {
    flushSync(() => onEdit({ sheet }))
    focusFirst()
  }

  const list = <SheetList commerce={commerce} onOpen={open} />
  return (
    <FormDialog
      title={sheet && sheet !== 'list' ? titleOf(sheet) : TITLE}
      opened={editing !== undefined}
      onClose={close}
    >
      {sheet && sheet !== 'list' ? (
        <EditForm
          key={sheet}
          {...form}
          focusField={editing?.focusField}
          sheet={sheet}
          onSaved={async (...saved) => {
            await onSaved(...saved)
            if (isRejected) open('list')
            else close()
          }}
        />
      ) : isRejected ? (
        <ResubmitForm
          commerce={commerce}
          onSent={async (sent) => {
            await onSaved(sent, [])
            close()
          }}
        >
          {list}
        </ResubmitForm>
      ) : (
        <DialogBody>{list}</DialogBody>
      )}
    </FormDialog>
  )
}

const TITLE = 'Editar comercio'

const titleOf = (sheet: SheetName) => (
  <>
    <span className="visually-hidden">{TITLE}: </span>
    {SHEETS[sheet].title}
  </>
)

type FormProps = Omit<EditFormProps, 'editing' | 'onEdit'> & {
  focusField: EditField | undefined
  sheet: SheetName
}

function EditForm({ commerce, categories, focusField, sheet: name, reviewed, onSaved }: FormProps) {
  const edit = useEdit(commerce, name, onSaved)
  const { conflict } = edit
  const sheet = SHEETS[name]
  return (
    <CommerceForm
      form={edit}
      categories={categories}
      commerce={edit.base}
      shown={sheet.fields}
      focusField={focusField}
      below={<ReviewNote sheet={sheet} commerce={commerce} reviewed={reviewed} />}
    >
      {conflict && <EditConflict edit={edit} conflict={conflict} categories={categories} />}
    </CommerceForm>
  )
}

type ResubmitFormProps = {
  commerce: Commerce
  onSent: (sent: Commerce) => Promise<void>
  children: ReactNode
}

/** Sends the application of a rejected shop again. `children` are the forms to correct the shop first. */
function ResubmitForm({ commerce, onSent, children }: ResubmitFormProps) {
  const form = useForm({
    schema: z.object({ application: applicationText }),
    initial: { application: commerce.application_text },
    labels: { application: FIELD_LABELS.application },
    validateForm: () => {
      const [unsaved] = unsavedSheets(commerce)
      return unsaved && `Te queda algo sin guardar en «${unsaved}». Ábrelo y guárdalo antes.`
    },
    draft: `resubmit-${storedUser()?.id}-${commerce.id}`,
    send: async ({ values }) => {
      await resubmit(commerce.application, values.application)
      return findCommerce(commerce.id)
    },
    onSuccess: onSent,
  })
  return (
    <DialogForm form={form} send="Volver a enviar" sending="Enviando…">
      {commerce.reason && (
        <section className="rejected rounded-button px-16 py-14 break-anywhere">
          <h3 className="small-title" tabIndex={-1} data-autofocus>
            Motivo del rechazo
          </h3>
          <p className="pre-line">«{commerce.reason}»</p>
        </section>
      )}
      {children}
      <TextArea
        {...form.field('application')}
        label="Cuéntanos por qué quieres estar en Escaparate"
        help="Dinos también qué has corregido. Solo lo lee quien revisa las solicitudes."
        rows={4}
      />
    </DialogForm>
  )
}
