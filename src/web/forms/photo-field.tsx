import { type DragEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { IconCamera, IconPhoto, IconUpload } from '../ui/icons.ts'
import { Field, useFieldIds } from './field.tsx'
import styles from './photo-field.module.css'

type PhotoFieldProps = {
  /** The id of the button that opens the picker, which gets the focus when the photo is invalid. */
  id: string
  label: string
  help?: string
  error?: string
  photo: File | undefined
  /** While a chosen photo is being processed. */
  isReading: boolean
  onChoose: (files: File[]) => void
  /** A preview of the photo. */
  preview: ReactNode
  /** What is there when none was chosen: 'La foto de ahora'. */
  present?: string
  /** Below the buttons. */
  children?: ReactNode
}

/** A photo field: picker and drop target on wide screens; camera and gallery on phones. */
export function PhotoField(props: PhotoFieldProps) {
  const { id, label, help, error, photo, isReading, onChoose, preview, present } = props
  const ids = useFieldIds(`${id}-nombre`, help, error)
  const camera = useRef<HTMLInputElement>(null)
  const album = useRef<HTMLInputElement>(null)
  const drop = useDrop(onChoose)

  return (
    <Field label={label} help={help} error={error} ids={ids}>
      {preview}
      <div
        className={`flex gap-8 rounded-field ${styles.row}`}
        data-over={drop.isOver || undefined}
        {...drop.handlers}
      >
        <div
          className={`row grow min-w-0 rounded-field ${styles.name}`}
          data-bad={error ? true : undefined}
          data-empty={(!photo && !isReading && !present) || undefined}
        >
          <IconPhoto size={22} aria-hidden />
          <input
            {...ids.control}
            readOnly
            tabIndex={-1}
            value={isReading ? 'Preparando la foto…' : (photo?.name ?? '')}
            placeholder={present ?? 'Ninguna foto elegida'}
            onClick={() => album.current?.click()}
          />
        </div>
        <Button
          variant="outline"
          className={styles.phoneLabel}
          icon={<IconCamera size={22} aria-hidden />}
          onClick={() => camera.current?.click()}
        >
          Hacer foto
        </Button>
        <Button
          id={id}
          aria-describedby={ids.control['aria-describedby']}
          variant="outline"
          icon={<IconUpload size={22} aria-hidden />}
          onClick={() => album.current?.click()}
        >
          <span className="no-phone">Subir foto</span>
          <span className={styles.phoneLabel}>Elegir foto</span>
        </Button>
      </div>
      {props.children}
      <Picker input={album} onChoose={onChoose} />
      <Picker input={camera} onChoose={onChoose} capture="environment" />
    </Field>
  )
}

type PickerProps = {
  input: RefObject<HTMLInputElement | null>
  onChoose: (files: File[]) => void
  capture?: 'environment'
}

/** The native file input, opened by our buttons. */
function Picker({ input, onChoose, capture }: PickerProps) {
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      capture={capture}
      hidden
      onChange={(event) => {
        onChoose([...(event.target.files ?? [])])
        // So that the same file can be chosen again after it was edited.
        event.target.value = ''
      }}
    />
  )
}

function useDrop(onChoose: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        onChoose([...event.dataTransfer.files])
      },
    },
  }
}
