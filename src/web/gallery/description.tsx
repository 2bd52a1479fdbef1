import { useState } from 'react'
import { MAX_ALT, newShopPhoto, type ShopPhoto } from '#contract/gallery.ts'
import { errorMessage } from '#web/api/api.ts'
import { useUnsaved } from '#web/api/unsaved-changes.ts'
import { TextField } from '#web/forms/field.tsx'
import { Button } from '#web/ui/button.tsx'

type DescriptionProps = {
  photo: ShopPhoto
  onSave: (alt: string) => Promise<void>
  /** Called after the save or the cancellation. */
  onEnd: () => void
}

/** The field for the description of a photo. */
export function Description({ photo, onSave, onEnd }: DescriptionProps) {
  const [typed, setTyped] = useState(photo.alt)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  useUnsaved(typed.trim() !== photo.alt)

  async function save() {
    const read = newShopPhoto.shape.alt.safeParse(typed)
    if (!read.success) return setError(`${read.error.issues[0]!.message}.`)
    setError(undefined)
    setSaving(true)
    try {
      await onSave(read.data ?? '')
      onEnd()
    } catch (error) {
      setError(errorMessage(error))
      setSaving(false)
    }
  }

  return (
    <form
      className="grid gap-12 py-16 px-20"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void save()
      }}
    >
      <TextField
        label="Qué se ve en la foto"
        value={typed}
        maxLength={MAX_ALT}
        placeholder="El mostrador, con el pan recién hecho"
        autoComplete="off"
        autoFocus
        {...(error !== undefined && { error })}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="row gap-12">
        <Button type="submit" isBusy={isSaving} busyLabel="Guardando…">
          Guardar
        </Button>
        <Button variant="text" onClick={onEnd}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
