import { startTransition, useOptimistic, useRef, useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { MAX_SHOP_PHOTOS, type ShopPhoto } from '#contract/gallery.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { errorMessage } from '#web/api/api.ts'
import { storedRole } from '#web/api/session.ts'
import { useUnsaved } from '#web/api/unsaved-changes.ts'
import { PendingNote } from '#web/commerces/pending-note.tsx'
import { reviewMessage } from '#web/commerces/pending-values.ts'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { useNextFocus } from '#web/lists/use-next-focus.ts'
import { announce } from '#web/ui/announcer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.tsx'
import { AddPhotos, UploadItem } from './add-photos.tsx'
import { changePhotos, deletePhoto, restorePhoto } from './calls.ts'
import styles from './gallery.module.css'
import { PhotoDialog } from './photo-dialog.tsx'
import { PhotoGrid, photoTileId } from './photo-grid.tsx'
import { useUploads } from './use-uploads.ts'

export function Gallery({ loaded }: { loaded: Commerce }) {
  const [commerce, setNewest] = useLatest(loaded)
  const [photos, showOrder] = useOptimistic(commerce.photos, inOrder)
  // The lists differ while an order is being saved.
  useUnsaved(photos !== commerce.photos)
  const { uploads, choose, retry, discard } = useUploads(commerce.id, setNewest)
  const [openPosition, setOpenPosition] = useState<number>()
  /** Id of the photo for which a new position is being chosen. */
  const [movingId, setMovingId] = useState<number>()
  const movedFrom = photos.findIndex(({ id }) => id === movingId)
  const free = MAX_SHOP_PHOTOS - photos.length - uploads.length
  const end = useRef<HTMLParagraphElement>(null)
  const focusNext = useNextFocus(photos, end)
  const lastSave = useRef(Promise.resolve())
  const deletion = useDeletion<ShopPhoto>(photos, {
    elementId: photoTileId,
    focusIfEmpty: end,
    remove: deletePhoto,
    restore: restorePhoto,
    messages: {
      deleted: ({ alt }) => (alt ? `Has eliminado la foto «${alt}».` : 'Has eliminado la foto.'),
      restored: () => 'La foto está otra vez en su sitio.',
      alreadyDeleted: () => 'Esta foto ya no estaba.',
    },
  })

  /** Moves a photo to another position, from 0. Orders are saved one after the other. */
  function moveTo(from: number, to: number) {
    const { id } = photos[from]!
    if (from === to) return stopMoving(id)
    const ids = photos.map((photo) => photo.id)
    const order = ids.toSpliced(from, 1).toSpliced(to, 0, id)
    setMovingId(undefined)
    focusNext([photoTileId(id)])
    announce(
      to === 0 ? 'Ahora es la portada.' : `Ahora está en el puesto ${to + 1} de ${ids.length}.`,
    )
    startTransition(async () => {
      showOrder(order)
      lastSave.current = lastSave.current.then(() => saveOrder(order))
      await lastSave.current
    })
  }

  async function saveOrder(order: readonly number[]) {
    try {
      const saved = await changePhotos(
        commerce.id,
        order.map((id) => ({ id })),
      )
      const message = reviewMessage(commerce, saved)
      if (message !== undefined) toast({ message })
      setNewest(saved)
    } catch (error) {
      toast({ message: `No se ha guardado el orden. ${errorMessage(error)}` })
    }
  }

  function stopMoving(id: number) {
    setMovingId(undefined)
    document.getElementById(photoTileId(id))?.focus()
  }

  async function describe(id: number, alt: string) {
    // All photos are sent, because omitted photos would move to the end.
    setNewest(
      await changePhotos(
        commerce.id,
        photos.map((photo) => (photo.id === id ? { id, alt } : { id: photo.id })),
      ),
    )
  }

  return (
    <>
      <PendingNote commerceId={commerce.id}>{coverNote(commerce)}</PendingNote>
      {photos.length + uploads.length === 0 && (
        <EmptyState title="Aún no hay fotos">
          Mientras tanto se ve un dibujo de la fachada.
        </EmptyState>
      )}
      <p ref={end} tabIndex={-1} role="status" className="mb-24 muted">
        {movingId === undefined ? photosLine(photos) : 'Toca el sitio nuevo.'}
      </p>
      <PhotoGrid
        photos={photos}
        free={free}
        movedFrom={movedFrom < 0 ? undefined : movedFrom}
        isBusy={deletion.isBusy}
        onOpen={setOpenPosition}
        onMoveTo={moveTo}
        onCancel={() => movingId !== undefined && stopMoving(movingId)}
      />
      {uploads.length > 0 && (
        <ul
          className={`cards cards-small gap-12 mb-16 ${styles.list}`}
          aria-label="Fotos por enviar"
        >
          {uploads.map((upload) => (
            <UploadItem
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onDiscard={() => discard(upload.key)}
            />
          ))}
        </ul>
      )}
      <PhotoDialog
        photos={photos}
        position={openPosition}
        isDeletable={photos.length > 1 || storedRole() === ADMINISTRATOR}
        onShow={setOpenPosition}
        onClose={() => setOpenPosition(undefined)}
        onDescribe={(photo, alt) => describe(photo.id, alt)}
        onCover={(position) => moveTo(position, 0)}
        onMove={(position) => setMovingId(photos[position]!.id)}
        onDelete={(photo) => void deletion.remove(photo)}
      />
      <AddPhotos count={photos.length + uploads.length} onChoose={choose} />
    </>
  )
}

function coverNote({ pending }: Commerce) {
  const change = pending?.find((change) => change.field === 'photo')
  if (change === undefined) return undefined
  const { url, alt } = change.to
  return (
    <>
      <p>
        {storedRole() === ADMINISTRATOR
          ? 'El dueño pide otra portada. Los vecinos ven la primera de estas fotos hasta que decidas.'
          : 'Has pedido otra portada. Tus vecinos ven la primera de estas fotos hasta que la miremos.'}
      </p>
      <img
        src={url.replace(/-\d+\.webp/, '-480.webp')}
        alt={alt || 'La portada que se pide'}
        width={144}
        height={99}
        className="mt-8 rounded-button ratio-photo object-cover"
      />
    </>
  )
}

/** Sorts photos in the order of `ids`. Photos without an id in the list, such as new ones, come last. */
function inOrder(photos: readonly ShopPhoto[], ids: readonly number[]): ShopPhoto[] {
  const named = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? [])
  return [...named, ...photos.filter(({ id }) => !ids.includes(id))]
}

/** Returns the newest version of the shop: as loaded, or as returned by a call. */
function useLatest(loaded: Commerce): [Commerce, (saved: Commerce) => void] {
  const [latest, setLatest] = useState(loaded)
  const setNewest = (saved: Commerce) =>
    setLatest((latest) => (saved.version >= latest.version ? saved : latest))
  return [latest.version > loaded.version ? latest : loaded, setNewest]
}

function photosLine(photos: readonly ShopPhoto[]): string {
  if (photos.length === 0) return ''
  const missing = photos.filter(({ alt }) => alt === '').length
  const count = formatCount(photos.length, 'foto', 'fotos')
  if (missing === 0) return `${count}.`
  return `${count}. Falta describir ${missing === 1 ? 'una' : missing}.`
}
