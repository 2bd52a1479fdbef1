import { useEffect, useState } from 'react'
import { isHeic } from './shrink-photo.ts'

/** An object URL of a chosen photo; undefined when the browser cannot show it. */
export function usePicture(photo: File | undefined) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (photo === undefined || isHeic(photo)) return
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [photo])
  return { url, fail: () => setUrl(undefined) }
}
