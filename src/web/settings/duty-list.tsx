import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Duties, dutyForm } from '#contract/duty.ts'
import { responseBodyOf } from '#web/api/api.ts'
import { storedUser } from '#web/api/session.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { formatDayTime } from '#web/format/dates.ts'
import { TextArea } from '#web/forms/field.tsx'
import { readText } from '#web/forms/read-text.ts'
import { useForm } from '#web/forms/use-form.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { deleteDuties, saveDuties } from './calls.ts'

export function DutyList({ duties }: { duties: Duties }) {
  const { now: onDuty, until } = duties
  const [isOpen = false, setOpen] = useOpenForm<boolean>('duties')
  const { revalidate } = useRevalidator()

  async function remove() {
    await attempt(async () => {
      await deleteDuties()
      toast({ message: 'Lista eliminada.' })
    })
    await revalidate()
  }

  return (
    <>
      <p>
        {onDuty.length > 0 && `Ahora: ${onDuty.map(({ name }) => name).join(', ')}. `}
        {until === null ? 'No hay lista.' : `La lista llega hasta el ${formatDayTime(until)}.`}
      </p>
      <div className="cluster gap-12">
        <Button variant="soft" size="small" onClick={() => setOpen(true)}>
          Pegar la lista
        </Button>
        {until !== null && (
          <ConfirmedButton
            variant="text"
            size="small"
            question="¿Eliminar la lista? No se puede deshacer."
            no="No, dejarla"
            yes="Sí, eliminarla"
            busyLabel="Eliminando…"
            onClick={remove}
          >
            Eliminar la lista
          </ConfirmedButton>
        )}
      </div>
      <FormDialog title="Pegar la lista de guardias" opened={isOpen} onClose={() => setOpen(false)}>
        <DutyForm />
      </FormDialog>
    </>
  )
}

/** The field shows the first error of the list; all others are below the field. */
function DutyForm() {
  const afterSave = useAfterSave()
  const [furtherErrors, setFurtherErrors] = useState<readonly string[]>([])
  const file = useRef<HTMLInputElement>(null)
  const form = useForm<{ list: string }, Duties>({
    schema: dutyForm,
    initial: { list: '' },
    labels: { list: 'La lista' },
    draft: `duty-${storedUser()?.id}`,
    async send({ values }) {
      setFurtherErrors([])
      try {
        return await saveDuties(values.list)
      } catch (error) {
        const { list = [] } = (responseBodyOf(error) ?? {}) as { list?: string[] }
        setFurtherErrors(list.slice(1))
        throw error
      }
    },
    onSuccess: ({ until }) => afterSave(`Lista guardada. Llega hasta el ${formatDayTime(until!)}.`),
  })

  async function readFile(chosen: File) {
    const text = await readText(chosen)
    if (text !== undefined) return form.change('list', text)
    form.showErrors({ list: 'Este archivo no es de texto. Guárdalo como CSV y ábrelo otra vez.' })
  }

  return (
    <DialogForm form={form}>
      <p className="note">
        Copia las celdas de la hoja de cálculo, o abre el archivo. Una línea por guardia: desde,
        hasta, farmacia, dirección y teléfono. Si la farmacia está en el directorio, basta su
        nombre.
      </p>
      <p className="note">
        05/12/2026 09:30; 06/12/2026 09:30; Farmacia Roig; Calle Mayor, 3; 964 12 34 56
      </p>
      <div>
        <Button variant="soft" size="small" onClick={() => file.current?.click()}>
          Abrir un archivo
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          hidden
          onChange={({ target }) => {
            if (target.files?.[0]) void readFile(target.files[0])
            // Otherwise choosing the same file again would fire no event.
            target.value = ''
          }}
        />
      </div>
      <TextArea {...form.field('list')} rows={8} spellCheck={false} />
      {furtherErrors.length > 0 && (
        <ul className="stack gap-4 small">
          {furtherErrors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </DialogForm>
  )
}
