import { useState } from 'react'
import type { TestMail } from '#contract/status.ts'
import { errorMessage } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { IconMail } from '#web/ui/icons.ts'
import { sendTestMail } from './calls.ts'
import styles from './status.module.css'

/** Sends a mail to the user, and shows the mail server's answer. */
export function TestMailButton() {
  const [result, setResult] = useState('')
  async function send() {
    setResult('')
    setResult(await sendTestMail().then(inWords, errorMessage))
  }
  return (
    <>
      <Button variant="soft" size="small" icon={IconMail} busyLabel="Enviando…" onClick={send}>
        Enviar un correo de prueba
      </Button>
      <p role="status" className={result ? styles.sent : 'visually-hidden'}>
        {result}
      </p>
    </>
  )
}

function inWords({ to, problem, operator_hint }: TestMail): string {
  if (problem === null) {
    return `El servidor de correo ha aceptado el correo para ${to}. Si no lo ves en unos minutos, mira en «Correo no deseado».`
  }
  return `El correo no ha salido. ${problem} Para el técnico del servidor: ${operator_hint}`
}
