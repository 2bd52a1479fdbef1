import { useEffect, useState } from 'react'

/** An object URL of a chosen photo; `fail` says that the browser cannot show it. */
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
