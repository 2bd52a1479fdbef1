import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import { focusControl } from './controls.ts'

type UnfoldingProps = {
  label: string
  /** Whether a field in it has a value or an error. Once opened it stays open. */
  isNeeded: boolean
  first: string
  children: ReactNode
}

/** Rarely needed fields, hidden behind a button until it is pressed. */
export function Unfolding({ label, isNeeded, first, children }: UnfoldingProps) {
  const [isOpen, setOpen] = useState(isNeeded)
  if (isNeeded && !isOpen) setOpen(true)
  if (isOpen) return children

  function open() {
    flushSync(() => setOpen(true))
    focusControl(first)
  }
  return (
    <div>
      <Button variant="soft" size="small" icon={IconPlus} onClick={open}>
        {label}
      </Button>
    </div>
  )
}
