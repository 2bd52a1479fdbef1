import { useRevalidator } from 'react-router'
import type { Notice } from '#contract/notices.ts'
import { errorMessage } from '#web/api/api.ts'
import { formatPlainDate } from '#web/commerces/open-words.ts'
import { useToday } from '#web/commerces/use-town.ts'
import { ItemDialog, useItemForm } from '#web/dialogs/item-dialog.tsx'
import { newKey } from '#web/forms/idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { createNotice, deleteNotice } from './calls.ts'
import { NoticeForm } from './notice-form.tsx'
import { SettingsCard } from './settings-card.tsx'

/** Lists notices of today and of coming days, to add, change and delete them. */
export function NoticesSection({ notices }: { notices: readonly Notice[] }) {
  const work = useItemForm(notices, { create: 'Añadir anuncio', edit: 'Editar anuncio' })
  const { revalidate } = useRevalidator()
  const { busy, run } = useBusy<string>()
  const today = useToday()

  async function remove({ id, ...form }: Notice) {
    try {
      await deleteNotice(id)
    } catch (error) {
      toast({ message: errorMessage(error) })
      return
    }
    await revalidate()
    toast({ message: 'Anuncio eliminado.', onUndo: () => void restore(form) })
  }

  async function restore(form: Omit<Notice, 'id'>) {
    try {
      await createNotice(form, newKey())
      toast({ message: 'Anuncio recuperado.' })
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
    await revalidate()
  }

  return (
    <>
      <SettingsCard
        id="notices"
        title="Anuncio"
        lead="Una línea arriba de las páginas públicas y en el correo de los jueves: el mercado, unas obras, la Navidad."
        action={{ name: 'Añadir', onPress: () => work.open() }}
      >
        <ul aria-label="Anuncios" className="stack gap-16">
          {notices.map((notice) => (
            <li key={notice.id} className="stack gap-4">
              <p className="strong break-anywhere">{notice.text}</p>
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
                  isBusy={busy === String(notice.id)}
                  busyLabel="Eliminando…"
                  onClick={() => void run(String(notice.id), () => remove(notice))}
                >
                  Eliminar
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </SettingsCard>
      <ItemDialog work={work}>
        {(form) => <NoticeForm {...form} onSaved={() => work.afterSave('Anuncio guardado.')} />}
      </ItemDialog>
    </>
  )
}
