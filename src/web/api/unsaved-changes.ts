import { useEffect } from 'react'

let forms = 0

export const hasUnsaved = () => forms > 0

export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    forms += 1
    return () => {
      forms -= 1
    }
  }, [isUnsaved])
}
