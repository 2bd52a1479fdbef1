import { useEffect, useState } from 'react'

/** Returns an object URL of a chosen photo. Call `fail` if the browser cannot show it. */
export function usePicture(photo: File | undefined) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (photo === undefined) return
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [photo])
  return { url, fail: () => setUrl(undefined) }
}
