import { useEffect } from 'react'

let unsavedForms = 0

export const hasUnsaved = () => unsavedForms > 0

export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    unsavedForms += 1
    return () => {
      unsavedForms -= 1
    }
  }, [isUnsaved])
}
