import { useEffect, useRef, useState } from 'react'
import { MAX_ALT, newShopPhoto, type ShopPhoto } from '#contract/gallery.ts'
import { errorMessage } from '#web/api/api.ts'
import { useUnsaved } from '#web/api/unsaved-changes.ts'
import { TextField } from '#web/forms/field.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './gallery.module.css'

type DescriptionProps = {
  photo: ShopPhoto
  /** 'Portada', 'Foto 2'. */
  name: string
  onSave: (alt: string) => Promise<void>
}

/** What is seen in a photo; saved when the field is left, or with Enter. */
export function Description({ photo, name, onSave }: DescriptionProps) {
  const [typed, setTyped] = useState(photo.alt)
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'saving' | 'saved'>()
  const saved = useRef(photo.alt)
  const isOther = typed.trim() !== photo.alt
  useUnsaved(isOther)
  // Somebody else described it meanwhile: what is typed here stays.
  useEffect(() => {
    setTyped((present) => (present === saved.current ? photo.alt : present))
    saved.current = photo.alt
  }, [photo.alt])

  async function save() {
    const read = newShopPhoto.shape.alt.safeParse(typed)
    if (!read.success) return setError(`${read.error.issues[0]!.message}.`)
    setError(undefined)
    const alt = read.data ?? ''
    if (alt === photo.alt) return setTyped(alt)
    setState('saving')
    try {
      await onSave(alt)
      saved.current = alt
      setState('saved')
    } catch (error) {
      setState(undefined)
      setError(errorMessage(error))
    }
  }

  return (
    <form
      className={`grid gap-4 ${styles.description}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={`Qué se ve en la foto${name === 'Portada' ? '' : ` ${name.replace('Foto ', '')}`}`}
        value={typed}
        maxLength={MAX_ALT}
        placeholder="El mostrador, con el pan recién hecho"
        autoComplete="off"
        {...(error !== undefined && { error })}
        onChange={({ target }) => {
          setTyped(target.value)
          setState(undefined)
        }}
        onBlur={() => void save()}
      />
      {error !== undefined && isOther && (
        <Button size="small" variant="outline" type="submit">
          Guardar otra vez
        </Button>
      )}
      <p role="status" className={`muted small ${styles.photoItemNote}`}>
        {state === 'saving' && 'Guardando…'}
        {state === 'saved' && !isOther && 'Guardado.'}
      </p>
    </form>
  )
}
