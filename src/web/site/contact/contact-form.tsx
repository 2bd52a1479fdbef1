import { Link, useNavigate } from 'react-router'
import { messageForm } from '#contract/messages.ts'
import { post } from '#web/api/http.ts'
import { countErrors } from '#web/forms/error-summary.tsx'
import { EmailField, TextArea, TextField } from '#web/forms/field.tsx'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import { Honeypot, useHoneypot } from '#web/forms/honeypot.tsx'
import { useForm } from '#web/forms/use-form.ts'
import styles from '#web/site/layout/form.module.css'
import { Button } from '#web/ui/button.tsx'
import { IconSend } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
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
    <form
      method="post"
      action="/contacto"
      noValidate
      className={`stack relative card ${styles.form}`}
      aria-label="Contacto"
      onSubmit={form.submit}
    >
      {refused && Object.keys(form.fieldErrors).length === 0 && (
        <Notice>{refused.failure ?? countErrors(Object.keys(refused.errors).length)}</Notice>
      )}
      <FormHead form={form} />
      <TextField {...field('subject')} required autoComplete="off" />
      <EmailField
        {...field('sender')}
        help="Te responderemos ahí. No se publica."
        autoComplete="email"
        required
      />
      <TextArea {...field('message')} rows={5} required />
      {refused === undefined && <Honeypot field={honeypot.field} />}
      <p className="note">
        Protección de datos: la administración usa tu correo y tu mensaje para responderte, y para
        nada más. <Link to="/privacidad">Privacidad</Link>
      </p>
      <FormFoot form={form} />
      <Button
        type="submit"
        size="large"
        className={styles.send}
        icon={<IconSend size={24} aria-hidden />}
        isBusy={form.isSubmitting}
        busyLabel="Enviando…"
      >
        Enviar
      </Button>
    </form>
  )
}

const EMPTY: Values = { subject: '', sender: '', message: '' }
