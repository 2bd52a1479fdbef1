import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { commercePath } from '#contract/site-paths.ts'
import { type AlreadyListed, suggestionForm } from '#contract/suggestions.ts'
import { codeOf, responseBodyOf } from '#web/api/api.ts'
import { post } from '#web/api/http.ts'
import { countErrors } from '#web/forms/error-summary.tsx'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import { Honeypot, useHoneypot } from '#web/forms/honeypot.tsx'
import { useForm } from '#web/forms/use-form.ts'
import styles from '#web/site/layout/form.module.css'
import { Button } from '#web/ui/button.tsx'
import { IconSend } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import { errorIn, type Refused } from '../layout/refused-form.ts'

export type SuggestionValues = { name: string; street: string; text: string }
export type Listed = AlreadyListed['commerce']

type SuggestionFormProps = {
  /** Its own address, and where it leads after sending. */
  path: string
  sent: string
  /** The server's errors for a form sent without JavaScript, and the shop that is there already. */
  refused: Refused<SuggestionValues> | undefined
  refusedListed: Listed | undefined
}

export function SuggestionForm({ path, sent, refused, refusedListed }: SuggestionFormProps) {
  const navigate = useNavigate()
  const honeypot = useHoneypot()
  const [listed, setListed] = useState(refusedListed)
  const form = useForm<SuggestionValues, unknown>({
    schema: suggestionForm,
    initial: refused?.values ?? { name: '', street: '', text: '' },
    labels: { name: 'Cómo se llama', street: 'En qué calle está', text: 'Qué más sabes' },
    draft: 'suggestion',
    isServerRendered: true,
    send: async ({ values }, { key }) =>
      post('/api/suggestions/', { ...values, ...(await honeypot.fields(key)) }, key),
    onSuccess: () => navigate(sent),
    onError(error) {
      const isListed = codeOf(error) === 'already_listed'
      setListed(isListed ? (responseBodyOf(error) as AlreadyListed).commerce : undefined)
      return isListed
    },
  })
  const field = (name: keyof SuggestionValues) => ({
    ...form.field(name),
    error: errorIn(form, refused, name),
  })
  const wrong = Object.keys(refused?.errors ?? {}).length
  return (
    <form
      method="post"
      action={path}
      noValidate
      className={`stack relative card ${styles.form}`}
      aria-label="Falta un comercio"
      onSubmit={form.submit}
    >
      {listed ? (
        <Notice>
          Ya está: <a href={commercePath(listed)}>{listed.name}</a>, {listed.direction}. ¿Es otro
          con el mismo nombre? <a href="/contacto">Escríbenos</a>.
        </Notice>
      ) : (
        refused &&
        Object.keys(form.fieldErrors).length === 0 && (
          <Notice>{refused.failure ?? countErrors(wrong)}</Notice>
        )
      )}
      <FormHead form={form} />
      <TextField {...field('name')} autoComplete="off" required />
      <TextField {...field('street')} autoComplete="off" required />
      <TextArea
        {...field('text')}
        help="Qué vende, el número… Puedes dejarlo en blanco."
        rows={3}
      />
      {refused === undefined && <Honeypot field={honeypot.field} />}
      <p className="note">
        No te pedimos ningún dato tuyo. <Link to="/privacidad">Privacidad</Link>
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
