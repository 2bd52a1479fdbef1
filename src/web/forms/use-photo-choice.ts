import { useRef, useState } from 'react'
import { PHOTO_ERRORS } from '#contract/photos.ts'
import { announce } from '../ui/announcer.tsx'
import { shrinkPhoto, UnfitPhoto } from './shrink-photo.ts'

type Outcomes = { onChosen: (photo: File) => void; onUnfit: (sentence: string) => void }

/** A photo being chosen: made ready to be sent, or refused with a sentence. The last one counts. */
export function usePhotoChoice({ onChosen, onUnfit }: Outcomes) {
  const [isReading, setReading] = useState(false)
  const reading = useRef<Promise<void>>(undefined)

  function choose(files: readonly File[]) {
    if (files.length === 0) return
    const job = read(files).then((outcome) => {
      if (reading.current !== job) return
      setReading(false)
      if (outcome instanceof File) {
        onChosen(outcome)
        announce(`Foto elegida: ${files[0]!.name}`)
      } else {
        onUnfit(outcome)
      }
    })
    reading.current = job
    setReading(true)
  }

  return {
    isReading,
    choose,
    /** Settles when no photo is being read any more. */
    settled: async () => reading.current,
  }
}

async function read(files: readonly File[]): Promise<File | string> {
  if (files.length > 1) return PHOTO_ERRORS.several
  try {
    return await shrinkPhoto(files[0]!)
  } catch (error) {
    if (error instanceof UnfitPhoto) return PHOTO_ERRORS[error.fault]
    throw error
  }
}
