import { useRef } from 'react'
import { Link, redirect, useSearchParams } from 'react-router'
import type { ListedCommerce } from '#contract/directory.ts'
import { id as idInText } from '#contract/fields.ts'
import type { Page } from '#contract/paging.ts'
import { readApi, requireModule } from '#web/api/read-api.ts'
import { apiContext } from '#web/api/server-api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { countErrors } from '#web/forms/error-summary.tsx'
import { EmailField } from '#web/forms/field.tsx'
import { Honeypot } from '#web/forms/honeypot.tsx'
import styles from '#web/site/layout/form.module.css'
import { originOf } from '#web/site/layout/origin.ts'
import { PageMetadata } from '#web/site/layout/page-metadata.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { IconMail } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { startStreet } from '../directory/street-script.ts'
import { readTownStreet, TownStrip } from '../directory/town-strip.tsx'
import { refusedForm } from '../layout/refused-form.ts'
import { SiteFrame } from '../layout/site-frame.tsx'
import { staticPage } from '../layout/static-page.ts'
import { StatusScreen } from '../layout/status-screen.tsx'
import { choiceIn, FoldedChoice } from '../subscribing/choice-fields.tsx'
import type { Route } from './+types/subscription-route.ts'

/** The browser sends the form by itself. A shop or a category to subscribe to; and that the form was sent. */
export const handle: PageHandle = {
  staticScript: `${staticPage.staticScript};(${startStreet})()`,
  searchParams: ['tienda', 'categoria', 'enviado'],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireModule(context, 'subscriptions')
  const { searchParams } = new URL(request.url)
  const shop = idInText.safeParse(searchParams.get('tienda'))
  const [street, commerces] = await Promise.all([
    readTownStreet(context),
    shop.success
      ? readApi<Page<ListedCommerce>>(context, 'directory/commerces/', {
          id: shop.data,
          page: 1,
          page_size: 1,
        }).then(({ results }) => results.map(({ id, name }) => ({ id, name })))
      : [],
  ])
  const { categories } = street
  const category = categories.filter(({ slug }) => slug === searchParams.get('categoria'))
  const chosen = {
    categories: category.map(({ id }) => id),
    commerces: commerces.map(({ id }) => id),
  }
  return { street, commerces, chosen, origin: originOf(request) }
}

/** The form of this page, or of a box on another, which names what it is about in the address. */
export async function action({ request, context, ...args }: Route.ActionArgs) {
  const sent = await request.formData()
  const email = String(sent.get('email') ?? '')
  const isBox = !sent.has('whole')
  const choice = isBox ? (await loader({ request, context, ...args })).chosen : choiceIn(sent)
  const answer = await context.get(apiContext)({
    method: 'POST',
    path: '/api/subscriptions/',
    body: { email, ...choice, homepage: String(sent.get('homepage') ?? '') },
  })
  if (answer.status === 201) return redirect('/avisame?enviado=si', 303)
  return refusedForm({ email, ...choice }, answer)
}

export default function SubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { street, commerces, origin } = loaderData
  const { categories } = street
  const chosen = actionData?.values ?? loaderData.chosen
  const errors = actionData?.errors
  const honeypot = useRef<HTMLInputElement>(null)
  const [searchParams] = useSearchParams()
  if (searchParams.has('enviado')) return <Sent />
  const [shop] = commerces
  return (
    <SiteFrame picture={<TownStrip {...street} />}>
      <PageMetadata origin={origin} path="/avisame" title="Avísame">
        Un correo los jueves con las ofertas y los comercios nuevos de tu pueblo. Te das de baja con
        un toque.
      </PageMetadata>
      <div className={`mx-auto ${styles.page}`}>
        <PageTitle>Avísame</PageTitle>
        <p className="mt-8">
          Cada jueves, un correo con las ofertas y los comercios nuevos. Si no hay nada nuevo, no
          escribimos.
        </p>
        <form
          method="post"
          action={shop ? `/avisame?tienda=${shop.id}` : '/avisame'}
          noValidate
          className="stack relative gap-20 mt-24"
          aria-label="Avísame"
        >
          {actionData && (
            <Notice>{actionData.failure ?? countErrors(Object.keys(errors ?? {}).length)}</Notice>
          )}
          <input type="hidden" name="whole" value="si" />
          <EmailField
            id="email"
            name="email"
            label="Tu correo electrónico"
            help="Te enviaremos un correo para confirmarlo."
            defaultValue={actionData?.values.email}
            error={errors?.email}
            autoComplete="email"
            required
          />
          <FoldedChoice {...{ categories, commerces, chosen, errors }} />
          {actionData === undefined && <Honeypot field={honeypot} />}
          <Button
            type="submit"
            size="large"
            className={styles.send}
            icon={<IconMail size={24} aria-hidden />}
          >
            Avísame
          </Button>
          <p className="note">
            Te das de baja con un toque. La administración solo usa tu correo para avisarte.{' '}
            <Link to="/privacidad">Privacidad</Link>
          </p>
        </form>
      </div>
    </SiteFrame>
  )
}

/** The same for everybody: it does not tell whether an address is subscribed. */
function Sent() {
  return (
    <StatusScreen
      title="Mira tu correo"
      sentence="Te hemos escrito para que confirmes que quieres que te avisemos. Si no llega en unos minutos, mira en el correo no deseado."
      action={
        <div className="cluster gap-12">
          <ButtonLink to="/ofertas">Ver las ofertas</ButtonLink>
          <ButtonLink to="/directorio" variant="text">
            Ver todos los comercios
          </ButtonLink>
        </div>
      }
      picture={<Facade shop={STATIONERS} />}
    />
  )
}

const STATIONERS = { id: 7, name: 'Buzón', category: 'Papelería' }
