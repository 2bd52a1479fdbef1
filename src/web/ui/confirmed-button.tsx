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
  const [isAsked, setAsked] = useState(false)
  const first = useRef<HTMLButtonElement>(null)

  function ask(next: boolean) {
    setAsked(next)
    requestAnimationFrame(() => first.current?.focus())
  }

  if (!isAsked) return <Button {...button} ref={first} onClick={() => ask(true)} />
  return (
    <div className="grid gap-8 full-width">
      <p>{question}</p>
      <Button ref={first} variant="outline" isFullWidth onClick={() => ask(false)}>
        {no}
      </Button>
      <Button variant="danger" isFullWidth isBusy={isBusy} busyLabel={busyLabel} onClick={onClick}>
        {yes}
      </Button>
    </div>
  )
}
