import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import { focusControl } from './controls.ts'

type UnfoldingProps = {
  label: string
  /** Whether something is written in it, or wrong. It stays open then, also when that is taken away again. */
  isNeeded: boolean
  /** The id of its first field. */
  first: string
  children: ReactNode
}

/** Fields that few need: a button until then. */
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
