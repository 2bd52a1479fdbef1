import { useState } from 'react'
import { useNavigate } from 'react-router'
import { commercePath } from '#contract/site-paths.ts'
import { type AlreadyListed, suggestionForm } from '#contract/suggestions.ts'
import { codeOf, responseBodyOf } from '#web/api/api.ts'
import { post } from '#web/api/http.ts'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { useHoneypot } from '#web/forms/honeypot.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PublicForm } from '../layout/public-form.tsx'
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
  return (
    <PublicForm
      form={form}
      honeypot={honeypot}
      action={path}
      label="Falta un comercio"
      refused={refused}
      notice={listed && <AlreadyThere {...listed} />}
      privacy="No te pedimos ningún dato tuyo."
    >
      <TextField {...field('name')} autoComplete="off" required />
      <TextField {...field('street')} autoComplete="off" required />
      <TextArea
        {...field('text')}
        help="Qué vende, el número… Puedes dejarlo en blanco."
        rows={3}
      />
    </PublicForm>
  )
}

function AlreadyThere(listed: Listed) {
  return (
    <Notice>
      Ya está: <a href={commercePath(listed)}>{listed.name}</a>, {listed.direction}. ¿Es otro con el
      mismo nombre? <a href="/contacto">Escríbenos</a>.
    </Notice>
  )
}
