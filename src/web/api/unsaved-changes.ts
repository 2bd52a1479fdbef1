import { useEffect } from 'react'

let forms = 0

/** Whether any form on the screen has unsaved changes. */
export const hasUnsaved = () => forms > 0

/** Counts this form among those with unsaved changes. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    forms += 1
    return () => {
      forms -= 1
    }
  }, [isUnsaved])
}
