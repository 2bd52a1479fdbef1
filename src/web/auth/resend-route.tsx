import { resendActivation } from '#web/api/api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import type { Route } from './+types/resend-route.ts'
import { EmailRequest, requestLink } from './email-request.tsx'

export const handle: PageHandle = { isListed: false }

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  requestLink(request, resendActivation)

export default function ResendRoute({ actionData }: Route.ComponentProps) {
  return (
    <EmailRequest
      title="Confirma tu correo"
      sentence="Escribe el correo con el que te registraste y te enviaremos otro enlace para confirmarlo."
      sent={(email) =>
        `Si hay una cuenta sin confirmar con ${email}, te hemos enviado otro enlace.`
      }
      answer={actionData}
    />
  )
}
