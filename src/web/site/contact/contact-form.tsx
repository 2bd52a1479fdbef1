import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { contactForm } from '#contract/contact.ts'
import { post } from '#web/api/api.ts'
import { elapsedSince } from '#web/forms/elapsed.ts'
import { countWrong } from '#web/forms/error-summary.tsx'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useIdempotencyKey } from '#web/forms/use-idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { IconSend } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './contact-form.module.css'

type Values = { subject: string; sender: string; message: string }

type ContactFormProps = {
  /** What the server had against the form that a browser without scripts sent. */
  refused: { values: Values; errors: Partial<Values>; failure?: string } | undefined
  /** Where one goes when it is sent. */
  sent: string
}

export function ContactForm({ refused, sent }: ContactFormProps) {
  const navigate = useNavigate()
  const openedAt = useRef(Date.now())
  const robots = useRef<HTMLInputElement>(null)
  const keyOf = useIdempotencyKey()
  const attempt = useRef<{ key: string; elapsed: number }>(undefined)
  const form = useForm({
    contract: contactForm,
    present: refused?.values ?? EMPTY,
    names: { subject: 'Asunto', sender: 'Tu correo electrónico', message: 'Mensaje' },
    draft: 'contact',
    isRendered: true,
    async send(written) {
      const key = keyOf(written)
      // Told again, it is what it was the first time: the same key stands for the same content.
      if (attempt.current?.key !== key) {
        attempt.current = { key, elapsed: await elapsedSince(openedAt.current) }
      }
      const { elapsed } = attempt.current
      const website = robots.current?.value ?? ''
      await post('/api/contact/', { ...written.values, website, elapsed }, key)
    },
    onSent: () => navigate(sent),
  })
  /** A refusal stands until its field is written anew. */
  const field = (name: keyof Values) => {
    const stands = refused !== undefined && form.values[name] === refused.values[name]
    const props = form.field(name)
    return { ...props, error: props.error ?? (stands ? refused.errors[name] : undefined) }
  }
  return (
    <form
      method="post"
      action="/contacto"
      noValidate
      className={styles.form}
      aria-label="Contacto"
      onSubmit={form.submit}
    >
      {refused && Object.keys(form.errors).length === 0 && (
        <Notice>{refused.failure ?? countWrong(Object.keys(refused.errors).length)}</Notice>
      )}
      <FormHead form={form} />
      <TextField {...field('subject')} label="Asunto" required autoComplete="off" />
      <TextField
        {...field('sender')}
        label="Tu correo electrónico"
        help="Te responderemos ahí. No se publica."
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextArea {...field('message')} label="Mensaje" rows={5} required />
      <div className={styles.robots} aria-hidden>
        <label>
          No rellenes este campo
          <input ref={robots} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={styles.protection}>
        Protección de datos: quien lleva este directorio usa tu correo y tu mensaje para
        responderte, y para nada más. <Link to="/privacidad">Privacidad</Link>
      </p>
      <FormFoot form={form} />
      <Button
        type="submit"
        size="large"
        className={styles.send}
        icon={<IconSend size={24} aria-hidden />}
        busy={form.isBusy}
        busyLabel="Enviando…"
      >
        Enviar
      </Button>
    </form>
  )
}

const EMPTY: Values = { subject: '', sender: '', message: '' }
