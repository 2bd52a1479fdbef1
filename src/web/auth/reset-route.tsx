import type { PageHandle } from '#web/document/page-handle.ts'
import { resetPassword } from './calls.ts'
import { EmailRequest } from './email-request.tsx'

export const handle: PageHandle = { isListed: false }

export default function ResetRoute() {
  return (
    <EmailRequest
      title="Cambia tu contraseña"
      sentence="Escribe el correo con el que inicias sesión y te enviaremos un enlace para elegir otra."
      send={resetPassword}
      sent={(email) =>
        `Si hay una cuenta con ese correo (${email}), te hemos enviado un enlace. Sirve una hora y una sola vez.`
      }
    />
  )
}
