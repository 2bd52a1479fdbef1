import { type PointerEvent, useRef, useState } from 'react'
import { CENTERED, type PhotoFocus, photoSrcset } from '#contract/photos.ts'
import { Button } from '#web/ui/button.tsx'
import { IconFocusCentered } from '#web/ui/icons.ts'
import { objectPosition } from '#web/ui/photo.tsx'
import { usePicture } from './photo-field.tsx'
import styles from './photo-framing.module.css'

/** `ratio` is width divided by height. */
export type Crop = { name: string; ratio: number }

type PhotoFramingProps = {
  idOf: (name: keyof PhotoFocus) => string
  photo: File | undefined
  savedPhoto?: string | undefined
  focus: PhotoFocus
  crops: readonly Crop[]
  onChange: (name: keyof PhotoFocus, percent: number) => void
}

/** Chooses the point of a photo that crops keep: by a tap or drag, or with sliders. Hides sliders without an effect. */
export function PhotoFraming(props: PhotoFramingProps) {
  const { idOf, photo, savedPhoto, focus, crops, onChange } = props
  const { url } = usePicture(photo)
  const [failed, setFailed] = useState<string>()
  const [ratio, setRatio] = useState<number>()
  const src = photo ? url : savedPhoto
  const setFocus = ({ photo_focus_x, photo_focus_y }: PhotoFocus) => {
    onChange('photo_focus_x', photo_focus_x)
    onChange('photo_focus_y', photo_focus_y)
  }
  const stage = useStage(setFocus)
  if (src === undefined || src === failed) return null

  const picture = { src, ...(!photo && { srcSet: photoSrcset(src), sizes: '320px' }) }
  const { photo_focus_x: x, photo_focus_y: y } = focus
  const isCutAlong = (axis: 'x' | 'y') =>
    ratio === undefined ||
    crops.some((crop) => (axis === 'x' ? ratio > crop.ratio : ratio < crop.ratio))
  return (
    <fieldset className="grid gap-12 min-w-0 mt-8">
      <legend className="strong">Encuadre</legend>
      <p className="note">La foto se recorta. Arrastra el punto hasta lo que se tiene que ver.</p>
      <div className="cluster align-start gap-16">
        <div className={`relative sunken rounded-field overflow-clip ${styles.stage}`} {...stage}>
          <img
            {...picture}
            alt=""
            className={styles.whole}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalWidth / naturalHeight)
            }
            onError={() => setFailed(src)}
          />
          <span
            className={`grid place-center absolute ${styles.point}`}
            data-point
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          />
        </div>
        <div className={`cluster gap-12 grow ${styles.crops}`}>
          {crops.map(({ name, ratio }) => (
            <figure key={name}>
              <img
                {...picture}
                alt=""
                className={`full-width rounded-field photo-edge ${styles.crop}`}
                style={{ aspectRatio: ratio, ...objectPosition(focus) }}
              />
              <figcaption className="mt-4 muted small">{name}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      <div className="row wrap gap-8 gap-x-24">
        {AXES.filter(({ axis }) => isCutAlong(axis)).map(({ axis, name, label, from }) => (
          <label key={axis} htmlFor={idOf(name)} className={`grid min-w-0 ${styles.slider}`}>
            <span>{label}</span>
            <input
              className="full-width rounded-field m-0 pointer"
              id={idOf(name)}
              type="range"
              min={0}
              max={100}
              value={focus[name]}
              aria-valuetext={`${focus[name]} % ${from}`}
              onChange={({ target }) => onChange(name, target.valueAsNumber)}
            />
          </label>
        ))}
        <Button
          variant="text"
          size="small"
          icon={IconFocusCentered}
          onClick={() => setFocus(CENTERED)}
        >
          Centrar
        </Button>
      </div>
    </fieldset>
  )
}

/** The sliders; `from` names the edge from which the percentage is measured. */
const AXES = [
  { axis: 'x', name: 'photo_focus_x', label: 'Encuadre horizontal', from: 'desde la izquierda' },
  { axis: 'y', name: 'photo_focus_y', label: 'Encuadre vertical', from: 'desde arriba' },
] as const

/** A mouse can drag from anywhere. A finger can tap anywhere but drag only the point: other drags scroll the page. */
function useStage(onChange: (focus: PhotoFocus) => void) {
  const isDragging = useRef(false)

  function place({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({
      photo_focus_x: percent((clientX - left) / width),
      photo_focus_y: percent((clientY - top) / height),
    })
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnPoint = event.target instanceof Element && event.target.matches('[data-point]')
      if (event.button !== 0 || (event.pointerType === 'touch' && !isOnPoint)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      isDragging.current = true
      if (!isOnPoint) place(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isDragging.current) place(event)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch') place(event)
      isDragging.current = false
    },
    /** The browser cancels the pointer when it starts to scroll. */
    onPointerCancel() {
      isDragging.current = false
    },
  }
}

const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100)
