import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** For a form of the router: a second press while the first is under way sends nothing. */
export function useOneSubmit() {
  const { state, formAction } = useNavigation()
  const isSent = useRef(false)
  useEffect(() => {
    isSent.current = state !== 'idle'
  }, [state])
  return {
    isBusy: formAction !== undefined,
    onSubmit(event: FormEvent) {
      if (isSent.current) event.preventDefault()
      isSent.current = true
    },
  }
}
