import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { post } from '#web/api/http.ts'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import type { FormOptions } from '#web/forms/form-options.ts'
import { Honeypot, useHoneypot } from '#web/forms/honeypot.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { IconSend } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './form.module.css'
import { sentPath } from './form-page.tsx'
import type { RefusedForm } from './refused-form.ts'

type PublicFormOptions<Values extends object> = Pick<
  FormOptions<Values, unknown>,
  'schema' | 'labels' | 'draft' | 'initial' | 'onError'
> & {
  api: string
  /** Path of the page, to which browsers without JavaScript send the form. */
  path: string
  /** The server's errors after a submit without JavaScript. */
  refused: RefusedForm<Partial<Values>> | undefined
}

export function usePublicForm<Values extends object>(options: PublicFormOptions<Values>) {
  const { api, path, refused, initial, ...rest } = options
  const navigate = useNavigate()
  const honeypot = useHoneypot()
  const form = useForm<Values, unknown>({
    ...rest,
    initial: { ...initial, ...refused?.values },
    initialErrors: refused?.errors,
    isServerRendered: true,
    send: async ({ values }, { key }) =>
      post(api, { ...values, ...(await honeypot.fields(key)) }, key),
    onSuccess: () => navigate(sentPath(path)),
  })
  return { ...form, path, refused, honeypot }
}

type PublicFormProps = {
  form: Form & {
    path: string
    refused: RefusedForm<object> | undefined
    honeypot: ReturnType<typeof useHoneypot>
  }
  label: string
  /** Shown instead of the server's error. */
  notice?: ReactNode
  privacy: string
  children: ReactNode
}

export function PublicForm({ form, label, notice, privacy, children }: PublicFormProps) {
  const { path, refused, honeypot } = form
  return (
    <form
      method="post"
      action={path}
      noValidate
      className={`stack relative card gap-22 mt-28 p-28 ${styles.form}`}
      aria-label={label}
      onSubmit={form.submit}
    >
      {notice ?? (refused?.failure && <Notice>{refused.failure}</Notice>)}
      <FormHead form={form} isLong={refused !== undefined} />
      {children}
      {/* After a failed attempt there is no honeypot, because autofill may have filled it. */}
      {refused === undefined && <Honeypot field={honeypot.field} />}
      <p className="note">
        {privacy} <Link to="/privacidad">Privacidad</Link>
      </p>
      <FormFoot form={form} />
      <Button
        type="submit"
        size="large"
        className={styles.send}
        icon={IconSend}
        isBusy={form.isSubmitting}
        busyLabel="Enviando…"
      >
        Enviar
      </Button>
    </form>
  )
}
