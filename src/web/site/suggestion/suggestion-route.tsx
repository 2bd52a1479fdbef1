import { useState } from 'react'
import { commercePath } from '#contract/site-paths.ts'
import { type AlreadyListed, suggestionForm } from '#contract/suggestions.ts'
import { codeOf, responseBodyOf } from '#web/api/api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { TextArea, TextField } from '#web/forms/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FormPage } from '../layout/form-page.tsx'
import { PublicForm, usePublicForm } from '../layout/public-form.tsx'
import { sendToApi, textsIn } from '../layout/refused-form.ts'
import type { Route } from './+types/suggestion-route.ts'

export const handle: PageHandle = { searchParams: ['enviado'], isListed: false }

const PATH = '/falta-un-comercio'
const API = '/api/suggestions/'
const FIELDS = ['name', 'street', 'text'] as const

export async function action({ request, context }: Route.ActionArgs) {
  return sendToApi(context, API, textsIn(await request.formData(), FIELDS), PATH)
}

export default function SuggestionRoute({ actionData: refused }: Route.ComponentProps) {
  const [response, setResponse] = useState<unknown>(refused?.response)
  const form = usePublicForm({
    api: API,
    path: PATH,
    schema: suggestionForm,
    initial: { name: '', street: '', text: '' },
    labels: { name: 'Cómo se llama', street: 'En qué calle está', text: 'Qué más sabes' },
    draft: 'suggestion',
    refused,
    onError(error) {
      setResponse(responseBodyOf(error))
      return codeOf(error) === 'already_listed'
    },
  })
  const { field } = form
  const { commerce: listed } = (response ?? {}) as Partial<AlreadyListed>
  return (
    <FormPage
      path={PATH}
      title="¿Falta un comercio?"
      summary="Dinos qué comercio del pueblo no está en el directorio y lo añadimos."
      isListed={false}
      sent={SENT}
    >
      <p className="mt-8 muted">Dinos cuál es y dónde está. Lo mira una persona y lo añade.</p>
      <PublicForm
        form={form}
        label="Falta un comercio"
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
    </FormPage>
  )
}

function AlreadyThere(listed: AlreadyListed['commerce']) {
  return (
    <Notice>
      Ya está: <a href={commercePath(listed)}>{listed.name}</a>, {listed.direction}. ¿Es otro con el
      mismo nombre? <a href="/contacto">Escríbenos</a>.
    </Notice>
  )
}

const SENT = {
  title: 'Gracias por decirlo',
  sentence:
    'Lo mira una persona de la administración. Si es un comercio del pueblo, pronto lo verás en el directorio.',
  links: [
    ['/directorio', 'Ver los comercios'],
    [PATH, 'Falta otro'],
  ],
  sign: 'Muy pronto',
} as const
