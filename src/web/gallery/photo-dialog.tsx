import { useRef, useState } from 'react'
import type { ShopPhoto } from '#contract/gallery.ts'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import {
  type Icon,
  IconAlertCircle,
  IconArrowsMove,
  IconChevronLeft,
  IconChevronRight,
  IconPencil,
  IconStar,
  IconTrash,
} from '#web/ui/icons.ts'
import { Description } from './description.tsx'
import styles from './photo-dialog.module.css'
import { GalleryPhoto } from './photo-grid.tsx'

type PhotoDialogProps = {
  photos: readonly ShopPhoto[]
  /** Position of the opened photo, from 0; undefined: closed. */
  position: number | undefined
  /** An owner cannot delete the last photo. */
  isDeletable: boolean
  onShow: (position: number) => void
  onClose: () => void
  onDescribe: (photo: ShopPhoto, alt: string) => Promise<void>
  /** `onCover`, `onMove` and `onDelete` are called after the dialog has closed, because they move the focus. */
  onCover: (position: number) => void
  onMove: (position: number) => void
  onDelete: (photo: ShopPhoto) => void
}

/** Pixels of a horizontal swipe that shows the next photo. */
const SWIPE = 40

export function PhotoDialog({ position, ...props }: PhotoDialogProps) {
  const { photos, onShow, onClose } = props
  const afterClose = useRef<() => void>(undefined)
  const photo = position === undefined ? undefined : photos[position]
  return (
    <FormDialog
      title={`Foto ${(position ?? 0) + 1} de ${photos.length}`}
      opened={position !== undefined}
      onClose={onClose}
      onGone={() => {
        afterClose.current?.()
        afterClose.current = undefined
      }}
    >
      {position !== undefined && photo && (
        <>
          <div className="relative">
            <Stage photo={photo} onSwipe={(by) => photos[position + by] && onShow(position + by)} />
            {photos.length > 1 && (
              <>
                <TurnButton
                  name="Foto anterior"
                  icon={IconChevronLeft}
                  isEnd={position === 0}
                  onClick={() => onShow(position - 1)}
                />
                <TurnButton
                  name="Foto siguiente"
                  icon={IconChevronRight}
                  isEnd={position === photos.length - 1}
                  onClick={() => onShow(position + 1)}
                />
              </>
            )}
          </div>
          <Actions
            key={photo.id}
            {...props}
            photo={photo}
            position={position}
            closeThen={(action) => {
              afterClose.current = action
              onClose()
            }}
          />
        </>
      )}
    </FormDialog>
  )
}

type ActionsProps = Omit<PhotoDialogProps, 'position'> & {
  photo: ShopPhoto
  position: number
  closeThen: (action: () => void) => void
}

function Actions(props: ActionsProps) {
  const { photo, photos, position, isDeletable, closeThen } = props
  const [step, setStep] = useState<'start' | 'describing' | 'described'>('start')
  if (step === 'describing') {
    return (
      <Description
        photo={photo}
        onSave={(alt) => props.onDescribe(photo, alt)}
        onEnd={() => setStep('described')}
      />
    )
  }
  return (
    <ul className={styles.rows}>
      <Row
        icon={IconPencil}
        title="Describir"
        note={photo.alt || 'Así también la «ven» las personas ciegas.'}
        isMissing={photo.alt === ''}
        autoFocus={step === 'described'}
        onClick={() => setStep('describing')}
      />
      {position > 0 && (
        <Row
          icon={IconStar}
          title="Poner de portada"
          note="La portada es la que se ve en el directorio."
          onClick={() => closeThen(() => props.onCover(position))}
        />
      )}
      {photos.length > 1 && (
        <Row
          icon={IconArrowsMove}
          title="Mover"
          note="Elige su nuevo sitio en la cuadrícula."
          onClick={() => closeThen(() => props.onMove(position))}
        />
      )}
      {isDeletable && (
        <Row
          icon={IconTrash}
          title="Eliminar"
          isDanger
          onClick={() => closeThen(() => props.onDelete(photo))}
        />
      )}
    </ul>
  )
}

function Stage({ photo, onSwipe }: { photo: ShopPhoto; onSwipe: (by: -1 | 1) => void }) {
  const from = useRef(0)
  return (
    <div
      className={`on-wood overflow-clip ${styles.stage}`}
      onPointerDown={({ clientX }) => {
        from.current = clientX
      }}
      onPointerUp={({ clientX, pointerType }) => {
        const moved = clientX - from.current
        if (pointerType !== 'mouse' && Math.abs(moved) > SWIPE) onSwipe(moved < 0 ? 1 : -1)
      }}
    >
      <GalleryPhoto
        key={photo.id}
        photo={photo}
        sizes="(max-width: 48em) 100vw, 600px"
        alt={photo.alt}
      />
    </div>
  )
}

type TurnButtonProps = { name: string; icon: Icon; isEnd: boolean; onClick: () => void }

function TurnButton({ name, icon: Icon, isEnd, onClick }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={`grid place-center tap-square rounded-button absolute ${styles.turn}`}
      aria-label={name}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onClick}
    >
      <Icon size={28} aria-hidden />
    </button>
  )
}

type RowProps = {
  icon: Icon
  title: string
  note?: string
  isMissing?: boolean
  isDanger?: boolean
  autoFocus?: boolean
  onClick: () => void
}

function Row({ icon: Icon, title, note, isMissing, isDanger, ...button }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={`row gap-16 full-width tap-large py-10 px-20 line-top ink ${styles.row}`}
        data-danger={isDanger || undefined}
        {...button}
      >
        <Icon size={24} aria-hidden />
        <span className="grow min-w-0">
          <span className="block strong">{title}</span>
          {note && <span className="block muted break-anywhere">{note}</span>}
        </span>
        {isMissing && (
          <span className="inline-row gap-6 small strong pending rounded-chip flex-none">
            <IconAlertCircle size={18} aria-hidden />
            Falta
          </span>
        )}
      </button>
    </li>
  )
}
