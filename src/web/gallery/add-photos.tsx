import { useRef, useState } from 'react'
import { MAX_SHOP_PHOTOS } from '#contract/gallery.ts'
import { formatCount } from '#contract/numbers.ts'
import { PhotoPicker, useDrop } from '#web/forms/photo-field.tsx'
import { MainAction } from '#web/screens/main-action.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconPhoto } from '#web/ui/icons.ts'
import styles from './gallery.module.css'

type AddPhotosProps = {
  /** Number of stored photos and uploads. */
  taken: number
  onChoose: (files: readonly File[]) => Promise<void>
}

/** Chooses several photos at once; a phone also offers its camera. */
export function AddPhotos({ taken, onChoose }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(0)
  const room = MAX_SHOP_PHOTOS - taken
  const drop = useDrop(choose)

  function choose(files: readonly File[]) {
    setLeft(Math.max(0, files.length - Math.max(0, room)))
    if (room > 0 && files.length > 0) void onChoose(files.slice(0, room))
  }

  const button = (
    <Button
      icon={IconPhoto}
      aria-disabled={room <= 0 || undefined}
      onClick={() => room > 0 && input.current?.click()}
    >
      {room > 0 ? 'Añadir fotos' : `Ya hay ${MAX_SHOP_PHOTOS}. Elimina una para añadir otra.`}
    </Button>
  )
  return (
    <>
      <section
        className={`rounded-field ${styles.list} ${styles.add}`}
        aria-label="Añadir fotos"
        {...drop}
      >
        <div className="no-phone">{button}</div>
        <p role="status" className="muted small">
          {left > 0 && `${formatCount(left, 'foto no cabía', 'fotos no cabían')}.`}
        </p>
        <PhotoPicker input={input} multiple onChoose={choose} />
      </section>
      <MainAction>{button}</MainAction>
    </>
  )
}
