import { useRef, useState } from 'react'

/** Runs one action at a time, and ignores others meanwhile. `busy` is the name of the running action. */
export function useBusy<Name extends string>() {
  const isRunning = useRef(false)
  const [busy, setBusy] = useState<Name>()

  async function run(name: Name, action: () => Promise<void>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(name)
    try {
      await action()
    } finally {
      isRunning.current = false
      setBusy(undefined)
    }
  }

  return { busy, run }
}
