import { data, redirect, useSearchParams } from 'react-router'
import type { AlreadyListed } from '#contract/suggestions.ts'
import { apiContext } from '#web/api/server-api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import styles from '#web/site/layout/form.module.css'
import { originOf } from '#web/site/layout/origin.ts'
import { PageMetadata } from '#web/site/layout/page-metadata.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { refusedForm } from '../layout/refused-form.ts'
import { SiteFrame } from '../layout/site-frame.tsx'
import { StatusScreen } from '../layout/status-screen.tsx'
import type { Route } from './+types/suggestion-route.ts'
import { SuggestionForm } from './suggestion-form.tsx'

/** With it, the page says that the suggestion was sent. */
export const handle: PageHandle = { searchParams: ['enviado'], isListed: false }

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: originOf(request) })

/** Handles the form when it is sent without JavaScript; otherwise it calls the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [name, street, text, homepage] = ['name', 'street', 'text', 'homepage'].map((field) =>
    String(form.get(field) ?? ''),
  ) as [string, string, string, string]
  const answer = await context.get(apiContext)({
    method: 'POST',
    path: '/api/suggestions/',
    body: { name, street, text, homepage },
  })
  if (answer.status === 201) return redirect(SENT, 303)
  const { commerce: listed } = (answer.body ?? {}) as Partial<AlreadyListed>
  const { data: refused } = refusedForm({ name, street, text }, answer)
  return data({ ...refused, listed }, { status: answer.status })
}

export default function SuggestionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const isSent = useSearchParams()[0].has('enviado')
  if (isSent) return <Sent />
  return (
    <SiteFrame>
      <PageMetadata
        origin={loaderData.origin}
        path={PATH}
        title="¿Falta un comercio?"
        isListed={false}
      >
        Dinos qué comercio del pueblo no está en el directorio y lo añadimos.
      </PageMetadata>
      <div className={`mx-auto ${styles.page}`}>
        <PageTitle>¿Falta un comercio?</PageTitle>
        <p className="mt-8 muted">Dinos cuál es y dónde está. Lo mira una persona y lo añade.</p>
        <SuggestionForm
          path={PATH}
          sent={SENT}
          refused={actionData}
          refusedListed={actionData?.listed}
        />
      </div>
    </SiteFrame>
  )
}

function Sent() {
  return (
    <StatusScreen
      title="Gracias por decirlo"
      sentence="Lo mira una persona de la administración. Si es un comercio del pueblo, pronto lo verás en el directorio."
      action={
        <div className="cluster gap-12">
          <ButtonLink to="/directorio">Ver los comercios</ButtonLink>
          <ButtonLink to={PATH} variant="text">
            Falta otro
          </ButtonLink>
        </div>
      }
      picture={<Facade shop={NEW_SHOP} />}
    />
  )
}

const PATH = '/falta-un-comercio'
const SENT = `${PATH}?enviado=si`
const NEW_SHOP = { id: 7, name: 'Muy pronto', category: 'Papelería' }
