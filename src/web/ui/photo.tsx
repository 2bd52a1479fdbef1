import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { objectPosition, type PhotoFocus } from './object-position.ts'
import styles from './photo.module.css'

type PhotoProps = {
  src: string
  srcSet?: string
  sizes?: string
  /** Of the picture itself, in px: they keep its place while it loads. */
  width: number
  height: number
  /** A tiny data: picture, shown blurred until the photo is there. */
  placeholder?: string
  /** The point that the crop keeps. */
  focus: PhotoFocus
  alt: string
  /** Above the fold: load at once. */
  isEager?: boolean
  /** The façade: drawn when there is no photo or it does not come. */
  fallback: ReactNode
  /** The same as a picture, for pages that stand without React. */
  facade?: string | undefined
}

export function Photo({
  placeholder,
  focus,
  isEager,
  fallback,
  facade,
  alt,
  ...image
}: PhotoProps) {
  const [failed, setFailed] = useState<string>()
  const { revalidate } = useRevalidator()
  if (!image.src || failed === image.src) return fallback

  function fail() {
    setFailed(image.src)
    // A signed address lapses on a screen that stays open: asked again, the screen has a new one.
    if (image.src.includes('?')) reloadOnce(revalidate)
  }

  const style = objectPosition(focus)
  return (
    <div className={styles.frame}>
      {placeholder && (
        <img className={styles.blur} style={style} src={placeholder} alt="" aria-hidden />
      )}
      <img
        {...image}
        alt={alt}
        data-facade={facade}
        className={styles.photo}
        style={style}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={fail}
      />
    </div>
  )
}

let reloading: Promise<void> | undefined

/** A reload that has begun brings every photo of the screen a new address: none is begun anew. */
function reloadOnce(revalidate: () => Promise<void>): void {
  if (reloading !== undefined) return
  reloading = revalidate().finally(() => {
    reloading = undefined
  })
}
