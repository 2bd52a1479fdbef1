import { useLayoutEffect, useRef, useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import type { ShopPhoto } from '#contract/gallery.ts'
import type { PendingChange } from '#contract/proposals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { PendingNote } from '#web/commerces/pending-note.tsx'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddPhotos } from './add-photos.tsx'
import { changePhotos, deletePhoto, restorePhoto } from './calls.ts'
import styles from './gallery.module.css'
import { PhotoItem, photoItemId } from './photo-item.tsx'
import { UploadItem } from './upload-item.tsx'
import { useDragging } from './use-dragging.ts'
import { useOrder } from './use-order.ts'
import { useUploads } from './use-uploads.ts'

/** The photos of a shop in their order, those on their way, and the way to add more. */
export function Gallery({ loaded }: { loaded: Commerce }) {
  const [commerce, take] = useLatest(loaded)
  const { photos, error, save, move } = useOrder(commerce, take)
  const { uploads, choose, retry, drop } = useUploads(commerce.id, take)
  const dragging = useDragging((from, to) => move(photos[from]!.id, to))
  const keepFocus = useKeptFocus(photos)
  const end = useRef<HTMLButtonElement>(null)
  const deletion = useDeletion<ShopPhoto>(photos, {
    elementId: photoItemId,
    end,
    remove: deletePhoto,
    restore: restorePhoto,
    messages: {
      deleted: ({ alt }) => (alt ? `Has eliminado la foto «${alt}».` : 'Has eliminado la foto.'),
      restored: () => 'La foto está otra vez en su sitio.',
      alreadyDeleted: () => 'Esta foto ya no estaba.',
    },
  })

  async function describe(id: number, alt: string) {
    // Named in the present order, because what is named comes first.
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
      {error !== undefined && (
        <div
          role="alert"
          className={`row wrap between gap-12 rejected rounded-card ${styles.failure}`}
        >
          <p>No se ha guardado el orden. {error}</p>
          <Button size="small" variant="outline" onClick={() => void save()}>
            Guardar el orden
          </Button>
        </div>
      )}
      {photos.length + uploads.length === 0 && (
        <EmptyState title="Aún no hay fotos">
          Mientras tanto se ve un dibujo de la fachada.
        </EmptyState>
      )}
      <ol
        ref={dragging.list}
        className={`grid gap-16 ${styles.list}`}
        aria-label="Fotos"
        data-dragging={dragging.dragged !== undefined || undefined}
      >
        {photos.map((photo, place) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            place={place}
            of={photos.length}
            shift={dragging.shiftOf(place)}
            isDragged={dragging.dragged === place}
            isBusy={deletion.isBusy(photo.id)}
            isDeletable={photos.length > 1 || storedRole() === ADMINISTRATOR}
            onDescribe={(alt) => describe(photo.id, alt)}
            onMove={(to) => {
              keepFocus()
              move(photo.id, to)
            }}
            onGrab={(event) => dragging.start(event, place)}
            onDelete={() => void deletion.remove(photo)}
          />
        ))}
      </ol>
      {uploads.length > 0 && (
        <ul className={`grid gap-16 ${styles.list}`} aria-label="Fotos por enviar">
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
      <AddPhotos taken={photos.length + uploads.length} button={end} onChoose={choose} />
    </>
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

/** What is moved on the page loses the focus: the same element gets it again once the list is another. */
function useKeptFocus(photos: readonly ShopPhoto[]) {
  const kept = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what it waits for
  useLayoutEffect(() => {
    if (kept.current instanceof HTMLElement) kept.current.focus()
    kept.current = null
  }, [photos])
  return () => {
    kept.current = document.activeElement
  }
}

/** The shop as it was loaded or as a call answered it, whichever is the later version. */
function useLatest(loaded: Commerce): [Commerce, (answered: Commerce) => void] {
  const [answered, setAnswered] = useState(loaded)
  const take = (next: Commerce) =>
    setAnswered((present) => (next.version >= present.version ? next : present))
  return [answered.version > loaded.version ? answered : loaded, take]
}
