import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Same value as in the style sheets. */
const PHONE = '(max-width: 47.99em)'

/** Shows one section of a long form at a time on phones. Its number is in the URL, for the back button. */
export function useSteps(last: number, idOf: (step: number) => string) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const step = Math.min(Math.max(Math.trunc(Number(params.get('paso'))) || 1, 1), last)
  const shownStep = useRef(step)
  const [focusTarget, setFocusTarget] = useState<{ id: string }>()

  useEffect(() => {
    const isNew = shownStep.current !== step
    shownStep.current = step
    const target = document.getElementById(focusTarget?.id ?? idOf(step))
    if (focusTarget) {
      const fold = target?.closest('details')
      if (fold) fold.open = true
      target?.focus()
      // A control of another section can get the focus only while that section is shown.
      if (document.activeElement === target) setFocusTarget(undefined)
    } else if (isNew && isOnPhone()) {
      target?.focus({ preventScroll: true })
    }
  }, [focusTarget, step, idOf])

  return {
    step,
    isOnPhone,
    go,
    focus(section: number, id: string) {
      setFocusTarget({ id })
      if (isOnPhone() && section !== step) go(section)
    },
    back() {
      if (state?.from === step - 1) navigate(-1)
      else navigate(`?paso=${step - 1}`, { replace: true })
    },
  }

  function go(to: number) {
    navigate(`?paso=${to}`, { state: { from: step } })
  }
}

export function isOnPhone(): boolean {
  return matchMedia(PHONE).matches
}
