import { useRef, useState } from 'react'

/** Runs one named action at a time and returns which is running. Ignores other actions meanwhile. */
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
