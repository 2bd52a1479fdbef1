import type { ShopPhoto } from '#contract/gallery.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './gallery.module.css'
import { PhotoTile } from './photo-tile.tsx'

type PhotoGridProps = {
  photos: readonly ShopPhoto[]
  /** Number of photos that can be added. */
  room: number
  /** While a new position is chosen for a photo: its present position. */
  movedFrom: number | undefined
  isBusy: (id: number) => boolean
  onOpen: (place: number) => void
  onMoveTo: (from: number, to: number) => void
  /** Called if the photo stays where it is. */
  onCancel: () => void
}

export function PhotoGrid(props: PhotoGridProps) {
  const { photos, room, movedFrom, onCancel } = props
  const isMoving = movedFrom !== undefined
  return (
    <>
      {isMoving && (
        <Button variant="text" className="mb-16" onClick={onCancel}>
          Cancelar
        </Button>
      )}
      <ol
        className={`cards cards-small gap-12 mb-16 ${styles.list}`}
        aria-label="Fotos"
        onKeyDown={({ key }) => key === 'Escape' && isMoving && onCancel()}
      >
        {photos.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={place}
            movedFrom={movedFrom}
            isBusy={props.isBusy(photo.id)}
            onOpen={() => props.onOpen(place)}
            onMoveTo={(from) => props.onMoveTo(from, place)}
          />
        ))}
        {room > 0 && !isMoving && (
          <li className={`grid place-center muted rounded-field ${styles.picture} ${styles.free}`}>
            {room === 1 ? 'Cabe una más' : `Caben ${room} más`}
          </li>
        )}
      </ol>
    </>
  )
}
