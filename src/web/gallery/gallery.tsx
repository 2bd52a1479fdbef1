import { useLayoutEffect, useRef, useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { MAX_SHOP_PHOTOS, type ShopPhoto } from '#contract/gallery.ts'
import { formatCount } from '#contract/numbers.ts'
import type { PendingChange } from '#contract/proposals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { PendingNote } from '#web/commerces/pending-note.tsx'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddPhotos, UploadItem } from './add-photos.tsx'
import { changePhotos, deletePhoto, restorePhoto } from './calls.ts'
import styles from './gallery.module.css'
import { PhotoDialog } from './photo-dialog.tsx'
import { PhotoGrid, photoTileId } from './photo-grid.tsx'
import { useOrder } from './use-order.ts'
import { useUploads } from './use-uploads.ts'

/** The photos of a shop as a grid in their order, the uploads, and a button to add more. */
export function Gallery({ loaded }: { loaded: Commerce }) {
  const [commerce, take] = useLatest(loaded)
  const { photos, error, save, move } = useOrder(commerce, take)
  const { uploads, choose, retry, drop } = useUploads(commerce.id, take)
  const [opened, setOpened] = useState<number>()
  /** Id of the photo for which a new position is being chosen. */
  const [moving, setMoving] = useState<number>()
  const movedFrom = photos.findIndex(({ id }) => id === moving)
  const room = MAX_SHOP_PHOTOS - photos.length - uploads.length
  const moved = useMovedFocus(photos)
  const end = useRef<HTMLParagraphElement>(null)
  const deletion = useDeletion<ShopPhoto>(photos, {
    elementId: photoTileId,
    end,
    remove: deletePhoto,
    restore: restorePhoto,
    messages: {
      deleted: ({ alt }) => (alt ? `Has eliminado la foto «${alt}».` : 'Has eliminado la foto.'),
      restored: () => 'La foto está otra vez en su sitio.',
      alreadyDeleted: () => 'Esta foto ya no estaba.',
    },
  })

  function moveTo(from: number, to: number) {
    const { id } = photos[from]!
    if (from === to) return stopMoving(id)
    setMoving(undefined)
    moved.current = id
    move(id, to)
  }

  function stopMoving(id: number) {
    setMoving(undefined)
    focusTile(id)
  }

  async function describe(id: number, alt: string) {
    // All photos are sent, because photos that are not named would move to the end.
    take(
      await changePhotos(
        commerce.id,
        photos.map((photo) => (photo.id === id ? { id, alt } : { id: photo.id })),
      ),
    )
  }

  return (
    <>
      <PendingNote commerce={commerce} field="photo" say={sayCover} />
      {error !== undefined && <OrderFailure error={error} onSave={save} />}
      {photos.length + uploads.length === 0 && (
        <EmptyState title="Aún no hay fotos">
          Mientras tanto se ve un dibujo de la fachada.
        </EmptyState>
      )}
      <p ref={end} tabIndex={-1} role="status" className="mb-24 muted">
        {moving === undefined ? photosLine(photos) : 'Toca el sitio nuevo.'}
      </p>
      <PhotoGrid
        photos={photos}
        room={room}
        movedFrom={movedFrom < 0 ? undefined : movedFrom}
        isBusy={deletion.isBusy}
        onOpen={setOpened}
        onMoveTo={moveTo}
        onCancel={() => moving !== undefined && stopMoving(moving)}
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
              onRetry={() => retry(upload.key)}
              onDrop={() => drop(upload.key)}
            />
          ))}
        </ul>
      )}
      <PhotoDialog
        photos={photos}
        place={opened}
        isDeletable={photos.length > 1 || storedRole() === ADMINISTRATOR}
        onTurn={setOpened}
        onClose={() => setOpened(undefined)}
        onDescribe={(photo, alt) => describe(photo.id, alt)}
        onCover={(place) => moveTo(place, 0)}
        onMove={(place) => setMoving(photos[place]!.id)}
        onDelete={(photo) => void deletion.remove(photo)}
      />
      <AddPhotos taken={photos.length + uploads.length} onChoose={choose} />
    </>
  )
}

function OrderFailure({ error, onSave }: { error: string; onSave: () => Promise<void> }) {
  return (
    <div
      role="alert"
      className={`row wrap between gap-12 rejected outlined rounded-card mb-16 py-12 px-16 ${styles.list}`}
    >
      <p>No se ha guardado el orden. {error}</p>
      <Button size="small" variant="outline" onClick={() => void onSave()}>
        Guardar el orden
      </Button>
    </div>
  )
}

function sayCover({ to }: PendingChange & { field: 'photo' }, isOffice: boolean) {
  return (
    <>
      <p>
        {isOffice
          ? 'El dueño pide otra portada. Los vecinos ven la primera de estas fotos hasta que decidas.'
          : 'Has pedido otra portada. Tus vecinos ven la primera de estas fotos hasta que la miremos.'}
      </p>
      <img
        src={to.url.replace(/-\d+\.webp/, '-480.webp')}
        alt={to.alt || 'La portada que se pide'}
        width={480}
        height={330}
      />
    </>
  )
}

/** Restores the focus of a moved photo after the list has changed. */
function useMovedFocus(photos: readonly ShopPhoto[]) {
  const moved = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed
  useLayoutEffect(() => {
    if (moved.current !== undefined) focusTile(moved.current)
    moved.current = undefined
  }, [photos])
  return moved
}

const focusTile = (id: number) => document.getElementById(photoTileId(id))?.focus()

/** Returns the shop as loaded or as last returned by a call, whichever has the higher version. */
function useLatest(loaded: Commerce): [Commerce, (answered: Commerce) => void] {
  const [answered, setAnswered] = useState(loaded)
  const take = (next: Commerce) =>
    setAnswered((present) => (next.version >= present.version ? next : present))
  return [answered.version > loaded.version ? answered : loaded, take]
}

/** Returns '7 fotos. Falta describir una.' */
function photosLine(photos: readonly ShopPhoto[]): string {
  if (photos.length === 0) return 'Sin foto: se ve un dibujo de la fachada.'
  const missing = photos.filter(({ alt }) => alt === '').length
  const count = formatCount(photos.length, 'foto', 'fotos')
  if (missing === 0) return `${count}.`
  return `${count}. Falta describir ${missing === 1 ? 'una' : missing}.`
}
