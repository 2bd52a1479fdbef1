import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import { FormDialog } from './form-dialog.tsx'
import { useAfterSave } from './use-after-save.ts'
import { useOpenForm } from './use-open-form.ts'

/** The open form. It edits `item`; without `item` it creates a new one. */
type Task<Item> = { item?: Item | undefined }

export function useItemForm<Item extends { id: number }>(
  items: readonly Item[],
  titles: { create: string; edit: string },
) {
  // After a reload the item may have changed or been deleted.
  const [task, setTask] = useOpenForm<Task<Item>>('item', (stored) => {
    const item = items.find(({ id }) => id === stored.item?.id)
    return stored.item && item === undefined ? undefined : { item }
  })
  const close = () => setTask(undefined)
  const open = (item?: Item) => setTask({ item })
  const title = task?.item ? titles.edit : titles.create
  const addButton = (
    <Button icon={IconPlus} onClick={() => open()}>
      {titles.create}
    </Button>
  )
  return { task, title, addButton, open, close, afterSave: useAfterSave(close) }
}

type ItemDialogProps<Item> = {
  work: { task: Task<Item> | undefined; title: string; close: () => void }
  children: (item: Item | undefined) => ReactNode
}

export function ItemDialog<Item>({ work, children }: ItemDialogProps<Item>) {
  const { task, title, close } = work
  return (
    <FormDialog title={title} opened={task !== undefined} onClose={close}>
      {task && children(task.item)}
    </FormDialog>
  )
}
