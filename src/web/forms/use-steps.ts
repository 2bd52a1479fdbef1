import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Shows one section of a long form at a time on phones. The number of the section is in the URL, so that Back works. */
export function useSteps(lastStep: number, idOf: (step: number) => string) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const step = Math.min(Math.max(Math.trunc(Number(params.get('paso'))) || 1, 1), lastStep)
  const shownStep = useRef(step)
  const [focusTarget, setFocusTarget] = useState<{ id: string }>()

  const go = (to: number) => void navigate(`?paso=${to}`, { state: { from: step } })

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
}

/** Uses the same limit as the style sheets. */
export const isOnPhone = () => matchMedia('(max-width: 47.99em)').matches
