import { UploadBar } from '#web/forms/upload-bar.tsx'
import { usePicture } from '#web/forms/use-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { IconAlertCircle, IconPhoto, IconRefresh, IconX } from '#web/ui/icons.ts'
import styles from './gallery.module.css'
import type { Upload } from './use-uploads.ts'

type UploadItemProps = { upload: Upload; onRetry: () => void; onDrop: () => void }

/** A photo that is being uploaded, or whose upload has failed. */
export function UploadItem({ upload, onRetry, onDrop }: UploadItemProps) {
  const { name, file, state, percent, error } = upload
  const picture = usePicture(file)
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
              size="small"
              variant="outline"
              icon={IconRefresh}
              aria-label={`Reintentar: ${name}`}
              onClick={onRetry}
            >
              Reintentar
            </Button>
          )}
          {state !== 'sending' && (
            <Button
              size="small"
              variant="text"
              icon={IconX}
              aria-label={`Eliminar: ${name}`}
              onClick={onDrop}
            >
              Eliminar
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
