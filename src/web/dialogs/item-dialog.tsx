import type { ReactNode } from 'react'
import type { Form } from '#web/forms/use-form.ts'
import { DialogForm } from './dialog-form.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useAfterSave } from './use-after-save.ts'
import { useOpenForm } from './use-open-form.ts'

/** What the form is opened for: a new item of a list, or one that is there. */
type Task<Item> = { item?: Item | undefined }

/** The form of a list's items, for a new one or for one that is there. */
export function useItemForm<Item extends { id: number }>(items: readonly Item[]) {
  // The item may have changed, or gone, while the page was loaded anew.
  const [task, setTask] = useOpenForm<Task<Item>>((stored) => {
    // `open-form` is shared by all forms of a screen; others store a string.
    if (typeof stored !== 'object') return undefined
    const item = items.find(({ id }) => id === stored.item?.id)
    return stored.item && item === undefined ? undefined : { item }
  })
  const close = () => setTask(undefined)
  return { task, open: (item?: Item) => setTask({ item }), close, afterSave: useAfterSave(close) }
}

type ItemDialogProps<Item> = {
  work: { task: Task<Item> | undefined; close: () => void }
  /** Its headings: 'Añadir festivo', 'Editar festivo'. */
  create: string
  edit: string
  children: (form: ItemFormProps<Item>) => ReactNode
}

export type ItemFormProps<Item> = Task<Item> & { title: string; onClose: () => void }

/** The same form under either heading; closed while there is no task. */
export function ItemDialog<Item>({ work, create, edit, children }: ItemDialogProps<Item>) {
  const { task, close } = work
  const title = task?.item ? edit : create
  return (
    <FormDialog title={title} opened={task !== undefined} onClose={close}>
      {task && children({ ...task, title, onClose: close })}
    </FormDialog>
  )
}

/** The frame of its fields. */
export function ItemForm<Item>({
  item,
  ...form
}: ItemFormProps<Item> & { form: Form; children: ReactNode }) {
  return (
    <DialogForm
      {...form}
      {...(item && { cleared: 'Vuelve a estar lo guardado.' })}
      send="Guardar"
      sending="Guardando…"
    />
  )
}
