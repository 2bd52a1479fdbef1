import { type ComponentProps, useRef, useState } from 'react'
import { Button } from './button.tsx'

type ConfirmedButtonProps = ComponentProps<typeof Button> & {
  question: string
  no: string
  yes: string
}

/** A button for an action that cannot be undone. Pressing it shows a question with two buttons in its place. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { question, no, yes, onClick, isBusy, busyLabel, ...button } = props
  const [isOpen, setOpen] = useState(false)
  const firstButton = useRef<HTMLButtonElement>(null)

  function toggleQuestion(isOpen: boolean) {
    setOpen(isOpen)
    requestAnimationFrame(() => firstButton.current?.focus())
  }

  if (!isOpen) return <Button {...button} ref={firstButton} onClick={() => toggleQuestion(true)} />
  return (
    <div className="grid gap-8 full-width">
      <p>{question}</p>
      <Button ref={firstButton} variant="outline" isFullWidth onClick={() => toggleQuestion(false)}>
        {no}
      </Button>
      <Button variant="danger" isFullWidth isBusy={isBusy} busyLabel={busyLabel} onClick={onClick}>
        {yes}
      </Button>
    </div>
  )
}
