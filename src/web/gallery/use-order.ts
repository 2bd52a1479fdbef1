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
 * The order of the photos as it is arranged here, which is saved in the background: of several moves the last alone,
 * once the call before has ended. A save that fails leaves it as it was arranged, to be saved again.
 */
export function useOrder(commerce: Commerce, onSaved: (commerce: Commerce) => void) {
  const [wanted, setWanted] = useState<readonly number[]>()
  const [error, setError] = useState<string>()
  const latest = useRef(wanted)
  const isSaving = useRef(false)
  // The same list object until something changes, so that a new one can be awaited.
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
    /** Moves a photo to a place, counted from 0. */
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

/** Those that are not named, such as new ones, follow. */
function arranged(photos: readonly ShopPhoto[], ids: readonly number[] = []): ShopPhoto[] {
  const named = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? [])
  return [...named, ...photos.filter(({ id }) => !ids.includes(id))]
}
