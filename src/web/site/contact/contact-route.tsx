import { messageForm } from '#contract/messages.ts'
import { useSite } from '#web/api/site.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { formatPhone, phoneLink } from '#web/format/phone.ts'
import { EmailField, TextArea, TextField } from '#web/forms/field.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { FormPage } from '../layout/form-page.tsx'
import { PublicForm, usePublicForm } from '../layout/public-form.tsx'
import { sendToApi, textsIn } from '../layout/refused-form.ts'
import type { Route } from './+types/contact-route.ts'

export const handle: PageHandle = { searchParams: ['enviado'] }

const PATH = '/contacto'
const API = '/api/contact/'
const FIELDS = ['subject', 'sender', 'message'] as const

export async function action({ request, context }: Route.ActionArgs) {
  return sendToApi(context, API, textsIn(await request.formData(), FIELDS), PATH)
}

export default function ContactRoute({ actionData: refused }: Route.ComponentProps) {
  const form = usePublicForm({
    api: API,
    path: PATH,
    schema: messageForm,
    initial: { subject: '', sender: '', message: '' },
    labels: { subject: 'Asunto', sender: 'Tu correo electrónico', message: 'Mensaje' },
    draft: 'contact',
    refused,
  })
  const { field } = form
  return (
    <FormPage
      path={PATH}
      title="Contacto"
      summary="Una pregunta, un dato equivocado, una idea: escribe a la administración y te responde por correo."
      sent={SENT}
    >
      <p className="mt-8 muted">
        ¿Una pregunta, un dato equivocado, una idea? Escríbenos y te respondemos por correo.
      </p>
      <OtherWays />
      <PublicForm
        form={form}
        label="Contacto"
        privacy="Protección de datos: la administración usa tu correo y tu mensaje para responderte, y para nada más."
      >
        <TextField {...field('subject')} required autoComplete="off" />
        <EmailField
          {...field('sender')}
          help="Te responderemos ahí. No se publica."
          autoComplete="email"
          required
        />
        <TextArea {...field('message')} rows={5} required />
      </PublicForm>
    </FormPage>
  )
}

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

const SENT = {
  title: 'Mensaje enviado',
  sentence:
    'Lo lee la administración y te responderá por correo. Si no ves la respuesta, mira en correo no deseado.',
  links: [
    ['/', 'Volver a inicio'],
    [PATH, 'Escribir otro mensaje'],
  ],
} as const
