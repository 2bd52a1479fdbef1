import { useState } from 'react'
import { announce } from '#web/ui/announcer.tsx'

/** Suggests a correction below an e-mail field when the field loses the focus and the e-mail looks mistyped. */
export function useEmailSuggestion(onAccept: (email: string) => void) {
  const [suggestion, setSuggestion] = useState<{ typed: string; meant: string }>()

  async function look(typed: string) {
    // Loaded on demand, so that the form appears sooner.
    const { likelyEmail } = await import('./likely-email.ts')
    const meant = likelyEmail(typed)
    setSuggestion(meant === undefined ? undefined : { typed, meant })
    if (meant !== undefined) announce(`¿Querías escribir ${meant}?`)
  }

  /** Returns undefined once `email` differs from what the suggestion was made for. */
  const questionFor = (email: string) =>
    suggestion?.typed === email ? (
      <>
        ¿Querías escribir {suggestion.meant}?{' '}
        <button type="button" onClick={() => onAccept(suggestion.meant)}>
          Sí, poner ese correo
        </button>
      </>
    ) : undefined

  return { look, questionFor }
}
