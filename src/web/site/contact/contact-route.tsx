import { redirect, useSearchParams } from 'react-router'
import { apiContext } from '#web/api/server-api.ts'
import { useSite } from '#web/api/site.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { formatPhone, phoneLink } from '#web/format/phone.ts'
import styles from '#web/site/layout/form.module.css'
import { originOf } from '#web/site/layout/origin.ts'
import { PageMetadata } from '#web/site/layout/page-metadata.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { refusedForm } from '../layout/refused-form.ts'
import { SiteFrame } from '../layout/site-frame.tsx'
import { StatusScreen } from '../layout/status-screen.tsx'
import type { Route } from './+types/contact-route.ts'
import { ContactForm } from './contact-form.tsx'

/** With it, the page says that the message was sent. */
export const handle: PageHandle = { searchParams: ['enviado'] }

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: originOf(request) })

/** Handles the form when it is sent without JavaScript; otherwise it calls the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [subject, sender, message, homepage] = ['subject', 'sender', 'message', 'homepage'].map(
    (name) => String(form.get(name) ?? ''),
  ) as [string, string, string, string]
  const answer = await context.get(apiContext)({
    method: 'POST',
    path: '/api/contact/',
    body: { subject, sender, message, homepage },
  })
  if (answer.status === 201) return redirect(SENT, 303)
  return refusedForm({ subject, sender, message }, answer)
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const isSent = useSearchParams()[0].has('enviado')
  if (isSent) return <Sent />
  return (
    <SiteFrame>
      <PageMetadata origin={loaderData.origin} path="/contacto" title="Contacto">
        Una pregunta, un dato equivocado, una idea: escribe a la administración y te responde por
        correo.
      </PageMetadata>
      <div className={`mx-auto ${styles.page}`}>
        <PageTitle>Contacto</PageTitle>
        <p className="mt-8 muted">
          ¿Una pregunta, un dato equivocado, una idea? Escríbenos y te respondemos por correo.
        </p>
        <OtherWays />
        <ContactForm refused={actionData} sent={SENT} />
      </div>
    </SiteFrame>
  )
}

/** The e-mail and the phone of the office, where they are set. */
function OtherWays() {
  const { email, phone } = useSite()?.contact ?? { email: null, phone: null }
  if (email === null && phone === null) return null
  return (
    <p className="mt-8 muted">
      Si lo prefieres,{' '}
      {email && (
        <a href={`mailto:${email}`}>
          <EmailAddress>{email}</EmailAddress>
        </a>
      )}
      {email && phone && ' o '}
      {phone && <a href={phoneLink(phone)}>{formatPhone(phone)}</a>}.
    </p>
  )
}

function Sent() {
  return (
    <StatusScreen
      title="Mensaje enviado"
      sentence="Lo lee la administración y te responderá por correo. Si no ves la respuesta, mira en correo no deseado."
      action={
        <div className="cluster gap-12">
          <ButtonLink to="/">Volver a inicio</ButtonLink>
          <ButtonLink to="/contacto" variant="text">
            Escribir otro mensaje
          </ButtonLink>
        </div>
      }
      picture={<Facade shop={STATIONERS} />}
    />
  )
}

const SENT = '/contacto?enviado=si'
const STATIONERS = { id: 7, name: 'Buzón', category: 'Papelería' }
