import { type ReactNode, useState } from 'react'
import { IconChevronDown } from '#web/ui/icons.ts'

type FieldsFoldProps = {
  label: string
  /** Whether a field of `children` has a value or an error. The fold is then open. */
  isNeeded: boolean
  children: ReactNode
}

export function FieldsFold({ label, isNeeded, children }: FieldsFoldProps) {
  const [isOpen, setOpen] = useState(isNeeded)
  if (isNeeded && !isOpen) setOpen(true)
  return (
    <details open={isOpen}>
      <summary className="row between gap-8 strong primary tap">
        {label}
        <IconChevronDown size={22} aria-hidden />
      </summary>
      <div className="stack gap-20 pt-20">{children}</div>
    </details>
  )
}
