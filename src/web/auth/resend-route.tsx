import type { PageHandle } from '#web/document/page-handle.ts'
import { resendActivation } from './calls.ts'
import { EmailRequest } from './email-request.tsx'

export const handle: PageHandle = { isListed: false }

export default function ResendRoute() {
  return (
    <EmailRequest
      title="Confirma tu correo"
      sentence="Escribe el correo con el que te registraste y te enviaremos otro enlace para confirmarlo."
      send={resendActivation}
      sent={(email) =>
        `Si hay una cuenta sin confirmar con ${email}, te hemos enviado otro enlace.`
      }
    />
  )
}
