import { redirect, useSearchParams } from 'react-router'
import type { ListedCommerce, ListedOffer } from '#contract/directory.ts'
import { commercePath, offerPath } from '#contract/site-paths.ts'
import { idInSlug } from '#contract/slug.ts'
import { readApi, requireModule } from '#web/api/read-api.ts'
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
import type { Route } from './+types/report-route.ts'
import { ReportForm, valuesIn } from './report-form.tsx'

/** With it, the page says that the report was sent. */
export const handle: PageHandle = { searchParams: ['enviado'], isListed: false }

type Params = { shop?: string | undefined; offer?: string | undefined }

/** Which shop or offer the address is about. */
function reportedBy({ shop, offer }: Params) {
  const id = Number(idInSlug(shop ?? offer ?? '') ?? 0)
  return shop === undefined ? { commerce: null, offer: id } : { commerce: id, offer: null }
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireModule(context, 'reports')
  const reported = reportedBy(params)
  const origin = originOf(request)
  if (reported.offer === null) {
    const path = `directory/commerces/${reported.commerce}/`
    const shop = await readApi<ListedCommerce>(context, path)
    return { reported, origin, name: shop.name, back: commercePath(shop) }
  }
  const offer = await readApi<ListedOffer>(context, `directory/offers/${reported.offer}/`)
  const name = `${offer.title}, en ${offer.commerce.name}`
  return { reported, origin, name, back: offerPath(offer) }
}

/** Handles the form when it is sent without JavaScript; otherwise it calls the API. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const values = valuesIn(form)
  const homepage = String(form.get('homepage') ?? '')
  const answer = await context.get(apiContext)({
    method: 'POST',
    path: '/api/reports/',
    body: { ...values, ...reportedBy(params), homepage },
  })
  if (answer.status === 201) return redirect(`${new URL(request.url).pathname}?${SENT}`, 303)
  return refusedForm(values, answer)
}

export default function ReportRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { reported, origin, name, back } = loaderData
  const isSent = useSearchParams()[0].has('enviado')
  if (isSent) return <Sent back={back} />
  const path = `${back}/avisar`
  return (
    <SiteFrame>
      <PageMetadata
        origin={origin}
        path={path}
        title={`Avisar de un problema: ${name}`}
        isListed={false}
      >
        Un dato equivocado, un comercio que ha cerrado o algo ilegal: avisa a la administración.
      </PageMetadata>
      <div className={`mx-auto ${styles.page}`}>
        <PageTitle>Avisar de un problema</PageTitle>
        <p className="mt-8 muted">
          Con <a href={back}>{name}</a>. Lo mira una persona de la administración; al dueño no le
          decimos quién avisa.
        </p>
        <ReportForm reported={reported} path={path} refused={actionData} sent={`${path}?${SENT}`} />
      </div>
    </SiteFrame>
  )
}

function Sent({ back }: { back: string }) {
  return (
    <StatusScreen
      title="Gracias por avisar"
      sentence="Lo mira una persona. Si nos has dejado tu correo, te llega ahora un resguardo y, cuando se decida, la respuesta con el motivo."
      action={
        <div className="cluster gap-12">
          <ButtonLink to={back}>Volver al comercio</ButtonLink>
          <ButtonLink to="/directorio" variant="text">
            Ver todos los comercios
          </ButtonLink>
        </div>
      }
      picture={<Facade shop={STATIONERS} />}
    />
  )
}

const SENT = 'enviado=si'
const STATIONERS = { id: 7, name: 'Buzón', category: 'Papelería' }
