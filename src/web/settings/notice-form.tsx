import { type Notice, noticeForm } from '#contract/notices.ts'
import { storedUser } from '#web/api/session.ts'
import { useToday } from '#web/commerces/use-town.ts'
import { ItemForm, type ItemFormProps } from '#web/dialogs/item-dialog.tsx'
import { TextField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { createNotice, saveNotice } from './calls.ts'

type NoticeFormProps = ItemFormProps<Notice> & { onSaved: () => Promise<void> }

export function NoticeForm({ onSaved, ...frame }: NoticeFormProps) {
  const { id, ...saved } = frame.item ?? {}
  const form = useForm({
    schema: noticeForm,
    initial: { text: '', link: '', starts_on: useToday(), ends_on: '', ...saved },
    labels: { text: 'Qué dice', link: 'Enlace', starts_on: 'Desde', ends_on: 'Hasta' },
    draft: `notice-${storedUser()?.id}-${id ?? 'new'}`,
    send: ({ values }, { key }) =>
      id === undefined ? createNotice(values, key) : saveNotice(id, values),
    onSuccess: onSaved,
  })
  return (
    <ItemForm {...frame} form={form}>
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
    </ItemForm>
  )
}
