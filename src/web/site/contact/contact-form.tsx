import { useNavigate } from 'react-router'
import { messageForm } from '#contract/messages.ts'
import { post } from '#web/api/http.ts'
import { EmailField, TextArea, TextField } from '#web/forms/field.tsx'
import { useHoneypot } from '#web/forms/honeypot.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { PublicForm } from '../layout/public-form.tsx'
import { errorIn, type Refused } from '../layout/refused-form.ts'

type Values = { subject: string; sender: string; message: string }

type ContactFormProps = {
  /** The server's errors for a form sent without JavaScript. */
  refused: Refused<Values> | undefined
  /** Where it leads after sending. */
  sent: string
}

export function ContactForm({ refused, sent }: ContactFormProps) {
  const navigate = useNavigate()
  const honeypot = useHoneypot()
  const form = useForm({
    schema: messageForm,
    initial: refused?.values ?? EMPTY,
    labels: { subject: 'Asunto', sender: 'Tu correo electrónico', message: 'Mensaje' },
    draft: 'contact',
    isServerRendered: true,
    send: async ({ values }, { key }) =>
      post('/api/contact/', { ...values, ...(await honeypot.fields(key)) }, key),
    onSuccess: () => navigate(sent),
  })
  const field = (name: keyof Values) => ({
    ...form.field(name),
    error: errorIn(form, refused, name),
  })
  return (
    <PublicForm
      form={form}
      honeypot={honeypot}
      action="/contacto"
      label="Contacto"
      refused={refused}
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
  )
}

const EMPTY: Values = { subject: '', sender: '', message: '' }
