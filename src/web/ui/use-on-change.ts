import { useEffect, useRef } from 'react'

/** Calls `act` with the previous value after `value` has changed. */
export function useOnChange<Value>(value: Value, act: (before: Value) => void): void {
  const last = useRef(value)
  useEffect(() => {
    const before = last.current
    last.current = value
    if (before !== value) act(before)
  })
}
