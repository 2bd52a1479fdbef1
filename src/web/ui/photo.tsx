import { type CSSProperties, type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PhotoFocus } from '#contract/photos.ts'
import styles from './photo.module.css'

type PhotoProps = {
  src: string
  srcSet?: string
  sizes?: string
  width: number
  height: number
  /** A tiny data: URL, shown blurred until the photo loads. */
  placeholder?: string
  focus: PhotoFocus
  alt: string
  /** For photos that are visible without scrolling. */
  isEager?: boolean
  fallback: ReactNode
  /** URL of the fallback, for pages without React. */
  facade?: string | undefined
}

export function Photo(props: PhotoProps) {
  const { placeholder, focus, isEager, fallback, facade, alt, ...image } = props
  const [failed, setFailed] = useState<string>()
  const { revalidate } = useRevalidator()
  if (!image.src || failed === image.src) return fallback

  function fail() {
    setFailed(image.src)
    // A signed URL has expired: reloading the data brings a new URL.
    if (image.src.includes('?')) reloadOnce(revalidate)
  }

  const style = {
    '--focus-point': objectPosition(focus)?.objectPosition as string | undefined,
    '--placeholder': placeholder && `url(${placeholder})`,
  }
  return (
    <div className={`relative sunken overflow-clip ${styles.frame}`} style={style}>
      <img
        {...image}
        alt={alt}
        data-facade={facade}
        className={`relative full-width full-height object-cover ${styles.photo}`}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={fail}
      />
    </div>
  )
}

let reload: Promise<void> | undefined

/** Reloads the data unless a reload is running, which brings new URLs for all photos of the screen. */
function reloadOnce(revalidate: () => Promise<void>): void {
  if (reload !== undefined) return
  reload = revalidate().finally(() => {
    reload = undefined
  })
}

/** Returns the `object-position` of a photo; undefined if it is centred, the default. */
export function objectPosition(focus: PhotoFocus): CSSProperties | undefined {
  const { photo_focus_x: x, photo_focus_y: y } = focus
  if (x === 50 && y === 50) return undefined
  return { objectPosition: `${x}% ${y}%` }
}
