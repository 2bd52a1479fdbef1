import type { ListedCommerce, ListedOffer } from '#contract/directory.ts'
import { commercePath, offerPath } from '#contract/site-paths.ts'
import { idInSlug } from '#contract/slug.ts'
import { readApi, requireModule } from '#web/api/read-api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { FormPage } from '../layout/form-page.tsx'
import { sendToApi, textsIn } from '../layout/refused-form.ts'
import type { Route } from './+types/report-route.ts'
import { API, ReportForm, valuesIn } from './report-form.tsx'

/** With `enviado`, the page says that the report was sent. */
export const handle: PageHandle = { searchParams: ['enviado'], isListed: false }

type Params = { shop?: string | undefined; offer?: string | undefined }

/** Returns the shop or offer in the URL. */
function reportedBy({ shop, offer }: Params) {
  const id = Number(idInSlug(shop ?? offer ?? '') ?? 0)
  return shop === undefined ? { commerce: null, offer: id } : { commerce: id, offer: null }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  await requireModule(context, 'reports')
  const reported = reportedBy(params)
  if (reported.offer === null) {
    const path = `directory/commerces/${reported.commerce}/`
    const shop = await readApi<ListedCommerce>(context, path)
    return { reported, name: shop.name, back: commercePath(shop) }
  }
  const offer = await readApi<ListedOffer>(context, `directory/offers/${reported.offer}/`)
  const name = `${offer.title}, en ${offer.commerce.name}`
  return { reported, name, back: offerPath(offer) }
}

/** Handles the form if it is sent without JavaScript; with JavaScript the browser calls the API. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { homepage } = textsIn(form, [])
  const sent = { values: valuesIn(form), homepage, about: reportedBy(params) }
  return sendToApi(context, API, sent, new URL(request.url).pathname)
}

export default function ReportRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { reported, name, back } = loaderData
  const path = `${back}/avisar`
  return (
    <FormPage
      path={path}
      title={`Avisar de un problema: ${name}`}
      heading="Avisar de un problema"
      summary="Un dato equivocado, un comercio que ha cerrado o algo ilegal: avisa a la administración."
      isListed={false}
      sent={{
        title: 'Gracias por avisar',
        sentence:
          'Lo mira una persona. Si nos has dejado tu correo, te llega ahora un resguardo y, cuando se decida, la respuesta con el motivo.',
        ways: [
          [back, 'Volver al comercio'],
          ['/directorio', 'Ver todos los comercios'],
        ],
      }}
    >
      <p className="mt-8 muted">
        Con <a href={back}>{name}</a>. Lo mira una persona de la administración; al dueño no le
        decimos quién avisa.
      </p>
      <ReportForm reported={reported} path={path} refused={actionData} />
    </FormPage>
  )
}
