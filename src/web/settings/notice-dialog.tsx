import { type Notice, type NoticeForm, noticeForm } from '#contract/notices.ts'
import { storedUser } from '#web/api/session.ts'
import { useToday } from '#web/commerces/use-town.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { TextField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { createNotice, saveNotice } from './calls.ts'

/** What the form is opened for: a new notice, or one that is there. */
export type Task = { notice?: Notice }

type NoticeFormProps = { task: Task; onSaved: () => Promise<void>; onClose: () => void }

/** 'Añadir anuncio' and 'Cambiar anuncio': the same form. Closed while there is no task. */
export function NoticeDialog({
  task,
  ...form
}: Omit<NoticeFormProps, 'task'> & { task: Task | undefined }) {
  return (
    <FormDialog title={titleOf(task)} opened={task !== undefined} onClose={form.onClose}>
      {task && <NoticeFields {...form} task={task} />}
    </FormDialog>
  )
}

const titleOf = (task: Task | undefined) => (task?.notice ? 'Cambiar anuncio' : 'Añadir anuncio')

function NoticeFields({ task, onSaved, onClose }: NoticeFormProps) {
  const { id, ...saved } = task.notice ?? {}
  const form = useForm<NoticeForm, Notice>({
    schema: noticeForm,
    initial: { text: '', link: '', starts_on: useToday(), ends_on: '', ...saved },
    labels: { text: 'Qué dice', link: 'Enlace', starts_on: 'Desde', ends_on: 'Hasta' },
    draft: `notice-${storedUser()?.id}-${id ?? 'new'}`,
    send: ({ values }, { key }) =>
      id === undefined ? createNotice(values, key) : saveNotice(id, values),
    onSuccess: onSaved,
  })
  return (
    <DialogForm
      title={titleOf(task)}
      form={form}
      cleared={id === undefined ? undefined : 'Vuelve a estar lo que hay guardado.'}
      send="Guardar"
      sending="Guardando…"
      onClose={onClose}
    >
      <TextField
        {...form.field('text')}
        help="Una línea: «Mercado de Navidad en la plaza, de 10 a 20»."
        aria-required
        autoComplete="off"
      />
      <TextField
        {...form.field('link')}
        help="Adónde lleva, si hay más que leer. Puedes dejarlo en blanco."
        inputMode="url"
        autoComplete="off"
      />
      <TextField {...form.field('starts_on')} type="date" aria-required />
      <TextField
        {...form.field('ends_on')}
        help="Pasado ese día se quita solo."
        type="date"
        aria-required
      />
    </DialogForm>
  )
}
