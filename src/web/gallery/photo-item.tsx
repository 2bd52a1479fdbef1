import type { CSSProperties, PointerEvent } from 'react'
import type { ShopPhoto } from '#contract/gallery.ts'
import { CENTERED, photoSrcset } from '#contract/photos.ts'
import { Button } from '#web/ui/button.tsx'
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPhoto,
  IconTrash,
} from '#web/ui/icons.ts'
import { Photo } from '#web/ui/photo.tsx'
import { Description } from './description.tsx'
import styles from './gallery.module.css'

type PhotoItemProps = {
  photo: ShopPhoto
  /** Counted from 0. */
  place: number
  of: number
  shift: number
  isDragged: boolean
  isBusy: boolean
  isDeletable: boolean
  onDescribe: (alt: string) => Promise<void>
  onMove: (to: number) => void
  onGrab: (event: PointerEvent) => void
  onDelete: () => void
}

export const photoItemId = (id: number) => `foto-${id}`

/** One photo: its place, what is seen in it, and the ways to move and delete it. */
export function PhotoItem(props: PhotoItemProps) {
  const { photo, place, of, shift, isDragged, isBusy } = props
  const name = place === 0 ? 'Portada' : `Foto ${place + 1}`
  const style = shift === 0 ? undefined : ({ translate: `0 ${shift}px` } satisfies CSSProperties)
  return (
    <li
      id={photoItemId(photo.id)}
      tabIndex={-1}
      aria-label={photo.alt ? `${name}: ${photo.alt}` : name}
      className={`grid align-start relative gap-16 card ${styles.item}`}
      style={style}
      data-dragged={isDragged || undefined}
    >
      <div className={`grid place-center relative muted sunken rounded-field ${styles.picture}`}>
        <Photo
          src={photo.url}
          srcSet={photoSrcset(photo.url)}
          sizes="220px"
          width={photo.width}
          height={photo.height}
          placeholder={photo.placeholder}
          focus={CENTERED}
          alt={photo.alt}
          fallback={<IconPhoto size={32} aria-hidden />}
        />
        {place === 0 && (
          <span className={`small strong rounded-chip ${styles.cover}`}>Portada</span>
        )}
      </div>
      <div className={`grid gap-8 min-w-0 ${styles.words}`}>
        <Description photo={photo} name={name} onSave={props.onDescribe} />
        {props.isDeletable && (
          <div className={`row wrap gap-8 ${styles.actions}`}>
            {of > 1 && <Moves {...props} name={name} />}
            <Button
              size="small"
              variant="danger"
              className={styles.delete!}
              icon={<IconTrash size={20} aria-hidden />}
              aria-label={`Eliminar: ${name}`}
              isBusy={isBusy}
              busyLabel="Eliminando…"
              onClick={props.onDelete}
            >
              <span className="no-phone">Eliminar</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

function Moves({ place, of, name, onGrab, onMove }: PhotoItemProps & { name: string }) {
  return (
    <>
      {/* The buttons beside it do the same without dragging. */}
      <span
        data-handle
        className={`grid place-center muted sunken tap-square rounded-button ${styles.handle}`}
        aria-hidden
        onPointerDown={onGrab}
      >
        <IconGripVertical size={24} />
      </span>
      <Button
        size="small"
        variant="outline"
        className={styles.square!}
        aria-label={`Subir: ${name}`}
        aria-disabled={place === 0 || undefined}
        onClick={() => onMove(place - 1)}
      >
        <IconArrowUp size={22} aria-hidden />
      </Button>
      <Button
        size="small"
        variant="outline"
        className={styles.square!}
        aria-label={`Bajar: ${name}`}
        aria-disabled={place === of - 1 || undefined}
        onClick={() => onMove(place + 1)}
      >
        <IconArrowDown size={22} aria-hidden />
      </Button>
      {place > 0 && (
        <Button
          size="small"
          variant="text"
          aria-label={`Poner de portada: ${name}`}
          onClick={() => onMove(0)}
        >
          Poner de portada
        </Button>
      )}
    </>
  )
}
