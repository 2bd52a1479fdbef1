import { resetPassword } from '#web/api/api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import type { Route } from './+types/reset-route.ts'
import { EmailRequest, requestLink } from './email-request.tsx'

export const handle: PageHandle = { isListed: false }

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  requestLink(request, resetPassword)

export default function ResetRoute({ actionData }: Route.ComponentProps) {
  return (
    <EmailRequest
      title="Cambia tu contraseña"
      sentence="Escribe el correo con el que entras y te enviaremos un enlace para elegir otra."
      sent={(email) =>
        `Si hay una cuenta con ese correo (${email}), te hemos enviado un enlace. Sirve una hora y una sola vez.`
      }
      answer={actionData}
    />
  )
}
