import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { IconPhoto, IconUpload } from '../ui/icons.ts'
import { Field, useFieldIds } from './field.tsx'
import styles from './photo-field.module.css'

type PhotoFieldProps = {
  /** Id of the button that opens the picker. The button gets the focus if the photo is invalid. */
  id: string
  label: string
  help?: string
  error?: string
  photo: File | undefined
  isReading: boolean
  onChoose: (files: File[]) => void
  preview: ReactNode
  placeholder?: string
  children?: ReactNode
}

export function PhotoField(props: PhotoFieldProps) {
  const { id, label, help, error, photo, isReading, onChoose, preview, placeholder } = props
  const ids = useFieldIds(`${id}-nombre`, help, error)
  const album = useRef<HTMLInputElement>(null)
  const drop = useDrop(onChoose)
  const isEmpty = !photo && !isReading && !placeholder

  return (
    <Field label={label} help={help} error={error} ids={ids}>
      {preview}
      <div className={`flex gap-8 rounded-field ${styles.row}`} {...drop}>
        <div
          className={`row grow min-w-0 rounded-field field-box min-h-54 ${isEmpty ? 'no-phone' : ''}`}
          data-bad={error ? true : undefined}
        >
          <IconPhoto size={22} aria-hidden />
          <input
            className="field-input pointer"
            {...ids.control}
            readOnly
            tabIndex={-1}
            value={isReading ? 'Preparando la foto…' : (photo?.name ?? '')}
            placeholder={placeholder ?? 'Ninguna foto elegida'}
            onClick={() => album.current?.click()}
          />
        </div>
        <Button
          id={id}
          aria-describedby={ids.control['aria-describedby']}
          variant="outline"
          icon={IconUpload}
          onClick={() => album.current?.click()}
        >
          Subir foto
        </Button>
      </div>
      {props.children}
      <PhotoPicker input={album} onChoose={onChoose} />
    </Field>
  )
}

type PickerProps = {
  input: RefObject<HTMLInputElement | null>
  multiple?: boolean
  onChoose: (files: File[]) => void
}

export function PhotoPicker({ input, multiple, onChoose }: PickerProps) {
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      multiple={multiple}
      hidden
      onChange={(event) => {
        onChoose([...(event.target.files ?? [])])
        // Reset, so that the same file can be chosen again after it was edited.
        event.target.value = ''
      }}
    />
  )
}

export function useDrop(onChoose: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-drop': isOver || undefined,
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
  }
}

/** Returns an object URL of a chosen photo. Call `fail` if the browser cannot show it. */
export function usePicture(photo: File | undefined) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (photo === undefined) return
    const objectUrl = URL.createObjectURL(photo)
    setUrl(objectUrl)
    return () => {
      URL.revokeObjectURL(objectUrl)
      setUrl(undefined)
    }
  }, [photo])
  return { url, fail: () => setUrl(undefined) }
}
