import type { DragEvent } from 'react'
import type { ShopPhoto } from '#contract/gallery.ts'
import { CENTERED, photoSrcset } from '#contract/photos.ts'
import { Button } from '#web/ui/button.tsx'
import { IconAlertCircle, IconPhoto, IconStar } from '#web/ui/icons.ts'
import { Photo } from '#web/ui/photo.tsx'
import styles from './gallery.module.css'

type PhotoGridProps = {
  photos: readonly ShopPhoto[]
  /** Number of photos that can be added. */
  free: number
  /** While a new position is chosen for a photo: its current position, from 0. */
  movedFrom: number | undefined
  isBusy: (id: number) => boolean
  onOpen: (position: number) => void
  onMoveTo: (from: number, to: number) => void
  onCancel: () => void
}

export function PhotoGrid(props: PhotoGridProps) {
  const { photos, free, movedFrom, onCancel } = props
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
        {photos.map((photo, position) => (
          <PhotoTile key={photo.id} {...props} photo={photo} position={position} />
        ))}
        {free > 0 && !isMoving && (
          <li className={`grid place-center muted rounded-field ${styles.picture} ${styles.free}`}>
            {free === 1 ? 'Cabe una más' : `Caben ${free} más`}
          </li>
        )}
      </ol>
    </>
  )
}

export const photoTileId = (id: number) => `foto-${id}`

/** Data type of a dragged tile, which distinguishes it from dragged files and texts. */
const POSITION_TYPE = 'application/x-position'

type PhotoTileProps = PhotoGridProps & { photo: ShopPhoto; position: number }

/** A click opens the photo or, while another photo is being moved, moves that photo here. */
function PhotoTile({ photo, position, movedFrom, isBusy, onOpen, onMoveTo }: PhotoTileProps) {
  const isMoving = movedFrom !== undefined
  return (
    <li
      className={styles.tile}
      draggable={!isMoving && matchMedia('(hover: hover)').matches}
      data-moved={movedFrom === position || undefined}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(POSITION_TYPE, String(position))}
      onDragOver={(event) => isTileDrag(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!isTileDrag(event)) return
        event.preventDefault()
        onMoveTo(Number(event.dataTransfer.getData(POSITION_TYPE)), position)
      }}
    >
      <button
        type="button"
        id={photoTileId(photo.id)}
        className={`frame relative rounded-field block full-width overflow-clip sunken ${styles.picture}`}
        aria-label={isMoving ? targetName(position, movedFrom) : photoName(photo, position)}
        aria-busy={isBusy(photo.id) || undefined}
        onClick={() => (isMoving ? onMoveTo(movedFrom, position) : onOpen(position))}
      >
        <GalleryPhoto photo={photo} sizes="(max-width: 48em) 50vw, 280px" alt="" />
        {isMoving ? (
          <span className={`grid place-center absolute inset-0 ${styles.target}`}>
            {position + 1}
          </span>
        ) : (
          <span className={`stack gap-4 absolute align-start ${styles.badges}`}>
            {position === 0 && (
              <span className="inline-row gap-6 small strong rounded-chip surface ink">
                <IconStar size={18} aria-hidden />
                Portada
              </span>
            )}
            {photo.alt === '' && (
              <span className="inline-row gap-6 small strong rounded-chip pending">
                <IconAlertCircle size={18} aria-hidden />
                Sin describir
              </span>
            )}
          </span>
        )}
      </button>
    </li>
  )
}

type GalleryPhotoProps = { photo: ShopPhoto; sizes: string; alt: string }

/** Photos of the gallery have no stored focus: a crop shows the centre. */
export function GalleryPhoto({ photo, sizes, alt }: GalleryPhotoProps) {
  return (
    <Photo
      src={photo.url}
      srcSet={photoSrcset(photo.url)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      placeholder={photo.placeholder}
      focus={CENTERED}
      alt={alt}
      fallback={<IconPhoto size={32} aria-hidden />}
    />
  )
}

const isTileDrag = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(POSITION_TYPE)

function photoName({ alt }: ShopPhoto, position: number): string {
  const name = position === 0 ? 'Portada' : `Foto ${position + 1}`
  return alt ? `${name}: ${alt}` : `${name}, sin describir`
}

function targetName(position: number, from: number): string {
  if (position === from) return 'Dejarla donde está'
  return position === 0 ? 'Ponerla de portada' : `Ponerla en el puesto ${position + 1}`
}
