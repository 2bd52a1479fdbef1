import { type FormEvent, useEffect, useRef } from 'react'
import { useActionData, useNavigation } from 'react-router'

/** For a form of the router: a second press while the first is under way sends nothing. */
export function useOneSubmit() {
  const { state, formAction } = useNavigation()
  const answer = useActionData()
  const isSent = useRef(false)
  // An answer that needs no call may come before the navigation was ever seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another one
  useEffect(() => {
    isSent.current = state !== 'idle'
  }, [state, answer])
  return {
    isBusy: formAction !== undefined,
    onSubmit(event: FormEvent) {
      if (isSent.current) event.preventDefault()
      isSent.current = true
    },
  }
}
