import { useRef } from 'react'
import { type Notice, noticeForm } from '#contract/notices.ts'
import { storedUser } from '#web/api/session.ts'
import { dateToday, formatPlainDate } from '#web/commerces/open-words.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { ItemDialog, useItemForm } from '#web/dialogs/item-dialog.tsx'
import { TextField } from '#web/forms/field.tsx'
import { newKey } from '#web/forms/idempotency-key.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { Button } from '#web/ui/button.tsx'
import { createNotice, deleteNotice, saveNotice } from './calls.ts'
import { SettingsCard } from './settings-card.tsx'

export function NoticesSection({ notices }: { notices: readonly Notice[] }) {
  const work = useItemForm(notices, { create: 'Añadir anuncio', edit: 'Editar anuncio' })
  const today = dateToday()
  const list = useRef<HTMLUListElement>(null)
  const deletion = useDeletion(notices, {
    elementId: textId,
    focusIfEmpty: list,
    remove: deleteNotice,
    restore(id) {
      // Called before the list is read again, so it still contains the notice.
      const { id: _, ...form } = notices.find((notice) => notice.id === id)!
      return createNotice(form, newKey())
    },
    messages: { deleted: () => 'Anuncio eliminado.', restored: () => 'Anuncio recuperado.' },
  })

  return (
    <>
      <SettingsCard
        id="notices"
        title="Anuncio"
        lead="Una línea arriba de las páginas públicas y en el correo de los jueves: el mercado, unas obras, la Navidad."
        action={{ name: 'Añadir', onPress: () => work.open() }}
      >
        <ul ref={list} tabIndex={-1} aria-label="Anuncios" className="stack gap-16">
          {notices.map((notice) => (
            <li key={notice.id} className="stack gap-4">
              <p id={textId(notice.id)} tabIndex={-1} className="strong break-anywhere">
                {notice.text}
              </p>
              <p className="note">
                {notice.starts_on <= today
                  ? 'Se ve ahora'
                  : `Desde el ${formatPlainDate(notice.starts_on)}`}
                , hasta el {formatPlainDate(notice.ends_on)}
              </p>
              <div className="cluster gap-12">
                <Button
                  variant="soft"
                  size="small"
                  aria-label={`Cambiar: ${notice.text}`}
                  onClick={() => work.open(notice)}
                >
                  Cambiar
                </Button>
                <Button
                  variant="text"
                  size="small"
                  aria-label={`Eliminar: ${notice.text}`}
                  isBusy={deletion.isBusy(notice.id)}
                  busyLabel="Eliminando…"
                  onClick={() => void deletion.remove(notice)}
                >
                  Eliminar
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </SettingsCard>
      <ItemDialog work={work}>
        {(notice) => (
          <NoticeForm notice={notice} onSaved={() => work.afterSave('Anuncio guardado.')} />
        )}
      </ItemDialog>
    </>
  )
}

const textId = (id: number) => `anuncio-${id}`

type NoticeFormProps = { notice: Notice | undefined; onSaved: () => Promise<void> }

function NoticeForm({ notice, onSaved }: NoticeFormProps) {
  const { id, ...saved } = notice ?? {}
  const form = useForm({
    schema: noticeForm,
    initial: { text: '', link: '', starts_on: dateToday(), ends_on: '', ...saved },
    labels: { text: 'Qué dice', link: 'Enlace', starts_on: 'Desde', ends_on: 'Hasta' },
    draft: `notice-${storedUser()?.id}-${id ?? 'new'}`,
    send: ({ values }, { key }) =>
      id === undefined ? createNotice(values, key) : saveNotice(id, values),
    onSuccess: onSaved,
  })
  return (
    <DialogForm form={form}>
      <TextField
        {...form.field('text')}
        help="Una línea: «Mercado de Navidad en la plaza, de 10 a 20»."
        autoComplete="off"
      />
      <TextField
        {...form.field('link')}
        help="Adónde lleva, si hay más que leer. Puedes dejarlo en blanco."
        inputMode="url"
        autoComplete="off"
      />
      <TextField {...form.field('starts_on')} type="date" />
      <TextField {...form.field('ends_on')} help="Pasado ese día se quita solo." type="date" />
    </DialogForm>
  )
}
