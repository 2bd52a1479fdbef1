import { useState } from 'react'

/** Which entries of a list are unfolded. */
export function useUnfolded() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  return {
    isOpen: (id: number) => open.has(id),
    toggle(id: number) {
      const others = new Set(open)
      if (!others.delete(id)) others.add(id)
      setOpen(others)
    },
  }
}
