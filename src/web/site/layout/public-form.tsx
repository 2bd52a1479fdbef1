import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countErrors } from '#web/forms/error-summary.tsx'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import { Honeypot, type useHoneypot } from '#web/forms/honeypot.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { IconSend } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './form.module.css'
import type { Refused } from './refused-form.ts'

type PublicFormProps = {
  form: Form
  honeypot: ReturnType<typeof useHoneypot>
  /** Where the browser sends it without JavaScript. */
  action: string
  /** Its name for screen readers. */
  label: string
  /** The server's errors for a form sent without JavaScript. */
  refused: Refused<object> | undefined
  /** Instead of them. */
  notice?: ReactNode
  /** What becomes of what is sent. */
  privacy: string
  /** The name of its button. */
  send?: string
  /** The fields. */
  children: ReactNode
}

/** A form of the public site, in a card: it works without JavaScript, too. */
export function PublicForm(props: PublicFormProps) {
  const { form, honeypot, action, label, refused, notice, privacy, children } = props
  return (
    <form
      method="post"
      action={action}
      noValidate
      className={`stack relative card gap-22 mt-28 p-28 ${styles.form}`}
      aria-label={label}
      onSubmit={form.submit}
    >
      {notice ??
        (refused && Object.keys(form.fieldErrors).length === 0 && (
          <Notice>{refused.failure ?? countErrors(Object.keys(refused.errors).length)}</Notice>
        ))}
      <FormHead form={form} />
      {children}
      {refused === undefined && <Honeypot field={honeypot.field} />}
      <p className="note">
        {privacy} <Link to="/privacidad">Privacidad</Link>
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
        {props.send ?? 'Enviar'}
      </Button>
    </form>
  )
}
