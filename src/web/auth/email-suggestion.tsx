import { useState } from 'react'
import { announce } from '#web/ui/announcer.tsx'

/** Asks below an e-mail field whether it was mistyped, when the field loses the focus. */
export function useEmailSuggestion(onAccept: (email: string) => void) {
  const [suggestion, setSuggestion] = useState<{ typed: string; meant: string }>()

  async function look(typed: string) {
    // Loaded on demand, so that the form appears sooner.
    const { likelyEmail } = await import('./likely-email.ts')
    const meant = likelyEmail(typed)
    setSuggestion(meant === undefined ? undefined : { typed, meant })
    if (meant !== undefined) announce(`¿Querías escribir ${meant}?`)
  }

  /** Undefined as soon as something else is typed. */
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
