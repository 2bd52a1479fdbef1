import { useState } from 'react'
import { errorMessage } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { IconSend } from '#web/ui/icons.ts'
import { resendActivation } from './calls.ts'

export function ResendButton({ email }: { email: string }) {
  const [outcome, setOutcome] = useState('')

  async function resend() {
    setOutcome('')
    const sent = `Enviado otra vez a ${email}. Puede tardar un par de minutos.`
    setOutcome(await resendActivation(email).then(() => sent, errorMessage))
  }

  return (
    <>
      <Button variant="soft" isFullWidth icon={IconSend} busyLabel="Enviando…" onClick={resend}>
        Enviar otra vez
      </Button>
      <p role="status" className="note">
        {outcome}
      </p>
    </>
  )
}
