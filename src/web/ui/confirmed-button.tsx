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

  function showQuestion(isShown: boolean) {
    setOpen(isShown)
    requestAnimationFrame(() => firstButton.current?.focus())
  }

  if (!isOpen) return <Button {...button} ref={firstButton} onClick={() => showQuestion(true)} />
  return (
    <div className="grid gap-8 full-width">
      <p>{question}</p>
      <Button ref={firstButton} variant="outline" isFullWidth onClick={() => showQuestion(false)}>
        {no}
      </Button>
      <Button variant="danger" isFullWidth isBusy={isBusy} busyLabel={busyLabel} onClick={onClick}>
        {yes}
      </Button>
    </div>
  )
}
