import { useRef, useState } from 'react'
import { MAX_SHOP_PHOTOS } from '#contract/gallery.ts'
import { formatCount } from '#contract/numbers.ts'
import { UploadBar } from '#web/forms/form-frame.tsx'
import { PhotoPicker, useDrop, usePicture } from '#web/forms/photo-field.tsx'
import { MainAction } from '#web/screens/main-action.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconAlertCircle, IconPhoto, IconRefresh, IconX } from '#web/ui/icons.ts'
import styles from './gallery.module.css'
import type { Upload } from './use-uploads.ts'

type AddPhotosProps = {
  /** Number of stored photos and uploads. */
  count: number
  onChoose: (files: readonly File[]) => Promise<void>
}

export function AddPhotos({ count, onChoose }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  const [excess, setExcess] = useState(0)
  const freePlaces = MAX_SHOP_PHOTOS - count
  const drop = useDrop(choose)

  function choose(files: readonly File[]) {
    setExcess(Math.max(0, files.length - Math.max(0, freePlaces)))
    if (freePlaces > 0 && files.length > 0) void onChoose(files.slice(0, freePlaces))
  }

  const button = (
    <Button
      icon={IconPhoto}
      aria-disabled={freePlaces <= 0 || undefined}
      onClick={() => freePlaces > 0 && input.current?.click()}
    >
      {freePlaces > 0 ? 'Añadir fotos' : `Ya hay ${MAX_SHOP_PHOTOS}. Elimina una para añadir otra.`}
    </Button>
  )
  return (
    <>
      <section className={`rounded-field ${styles.list}`} aria-label="Añadir fotos" {...drop}>
        <div className="no-phone">{button}</div>
        <p role="status" className="muted small">
          {excess > 0 && `${formatCount(excess, 'foto no cabía', 'fotos no cabían')}.`}
        </p>
        <PhotoPicker input={input} multiple onChoose={choose} />
      </section>
      <MainAction>{button}</MainAction>
    </>
  )
}

type UploadItemProps = { upload: Upload; onRetry: () => void; onDiscard: () => void }

export function UploadItem({ upload, onRetry, onDiscard }: UploadItemProps) {
  const { name, file, state, percent, error } = upload
  const picture = usePicture(file)
  const action = (word: string) =>
    ({ children: word, 'aria-label': `${word}: ${name}`, size: 'small' }) as const
  return (
    <li className="grid gap-8 card" aria-label={name}>
      <div className={`grid place-center muted sunken overflow-hidden ${styles.picture}`}>
        {picture.url ? (
          <img
            className="full-width full-height object-cover"
            src={picture.url}
            alt=""
            onError={picture.fail}
          />
        ) : (
          <IconPhoto size={32} aria-hidden />
        )}
      </div>
      <div className="grid gap-8 min-w-0 px-12 mb-12">
        <p className="strong one-line">{name}</p>
        {state === 'preparing' && <p className="muted small">Preparando la foto…</p>}
        {state === 'waiting' && <p className="muted small">En espera: se envía después.</p>}
        {state === 'sending' && <UploadBar percent={percent} />}
        {error !== undefined && (state === 'failed' || state === 'refused') && (
          <p className="flex gap-8 strong danger">
            <IconAlertCircle size={20} className="mt-4" aria-hidden />
            {error}
          </p>
        )}
        <div className="row wrap gap-8">
          {state === 'failed' && (
            <Button
              {...action('Reintentar')}
              variant="outline"
              icon={IconRefresh}
              onClick={onRetry}
            />
          )}
          {state !== 'sending' && (
            <Button {...action('Eliminar')} variant="text" icon={IconX} onClick={onDiscard} />
          )}
        </div>
      </div>
    </li>
  )
}
