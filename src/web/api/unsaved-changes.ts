import { useEffect } from 'react'

let forms = 0

/** Whether something stands on the screen that the server has not taken yet. */
export const hasUnsaved = () => forms > 0

/** Tells that this form holds something unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    forms += 1
    return () => {
      forms -= 1
    }
  }, [isUnsaved])
}
