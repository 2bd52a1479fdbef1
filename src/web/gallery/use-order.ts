import { useMemo, useRef, useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import type { ShopPhoto } from '#contract/gallery.ts'
import { errorMessage } from '#web/api/api.ts'
import { useUnsaved } from '#web/api/unsaved-changes.ts'
import { reviewMessage } from '#web/commerces/asked-commerce.ts'
import { announce } from '#web/ui/announcer.tsx'
import { toast } from '#web/ui/toast.tsx'
import { changePhotos } from './calls.ts'

/**
 * The order of the photos. It is saved in the background, one call at a time; of several moves meanwhile only the last
 * is saved. After an error the new order stays on the screen, to be saved again.
 */
export function useOrder(commerce: Commerce, onSaved: (commerce: Commerce) => void) {
  const [wanted, setWanted] = useState<readonly number[]>()
  const [error, setError] = useState<string>()
  const latest = useRef(wanted)
  const isSaving = useRef(false)
  // The same array until something changes: `useMovedFocus` waits for a new one.
  const photos = useMemo(() => arranged(commerce.photos, wanted), [commerce.photos, wanted])
  useUnsaved(wanted !== undefined)

  function want(ids: readonly number[] | undefined) {
    latest.current = ids
    setWanted(ids)
  }

  async function save(): Promise<void> {
    const ids = latest.current
    if (isSaving.current || ids === undefined) return
    isSaving.current = true
    setError(undefined)
    try {
      const saved = await changePhotos(
        commerce.id,
        ids.map((id) => ({ id })),
      )
      const message = reviewMessage(commerce, saved)
      if (message !== undefined) toast({ message })
      onSaved(saved)
      if (latest.current === ids) want(undefined)
    } catch (error) {
      setError(errorMessage(error))
      announce('No se ha guardado el orden de las fotos.')
      return
    } finally {
      isSaving.current = false
    }
    await save()
  }

  return {
    photos,
    error,
    save,
    /** Moves a photo to a position, counted from 0. */
    move(id: number, to: number) {
      const ids = photos.map((photo) => photo.id)
      const from = ids.indexOf(id)
      if (to === from || to < 0 || to >= ids.length) return
      want(ids.toSpliced(from, 1).toSpliced(to, 0, id))
      announce(
        to === 0 ? 'Ahora es la portada.' : `Ahora está en el puesto ${to + 1} de ${ids.length}.`,
      )
      void save()
    },
  }
}

/** Sorts photos by these ids. Others, such as new ones, come last. */
function arranged(photos: readonly ShopPhoto[], ids: readonly number[] = []): ShopPhoto[] {
  const named = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? [])
  return [...named, ...photos.filter(({ id }) => !ids.includes(id))]
}
