import { useRef } from 'react'
import { Link } from 'react-router'
import { id as idSchema } from '#contract/fields.ts'
import { requireModule } from '#web/api/read-api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { countErrors } from '#web/forms/check-form.ts'
import { EmailField } from '#web/forms/field.tsx'
import { Honeypot } from '#web/forms/honeypot.tsx'
import styles from '#web/site/layout/form.module.css'
import { Button } from '#web/ui/button.tsx'
import { IconMail } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import { readShops } from '../directory/read-lists.ts'
import { readTownStreet, startStreet, TownStrip } from '../directory/shop-street.tsx'
import { FormPage } from '../layout/form-page.tsx'
import { sendToApi, textsIn } from '../layout/refused-form.ts'
import { staticPage } from '../layout/static-page.ts'
import { choiceIn, FoldedChoiceFields } from '../subscribing/choice-fields.tsx'
import type { Route } from './+types/subscription-route.ts'

/** `tienda` (a shop's id) or `categoria` (a slug) is the topic of the subscription. */
export const handle: PageHandle = {
  staticScript: `${staticPage.staticScript};(${startStreet})()`,
  searchParams: ['tienda', 'categoria', 'enviado'],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireModule(context, 'subscriptions')
  const { searchParams } = new URL(request.url)
  const shop = idSchema.safeParse(searchParams.get('tienda'))
  const [street, shops] = await Promise.all([
    readTownStreet(context),
    shop.success ? readShops(context, { id: shop.data, page_size: 1 }) : undefined,
  ])
  const commerces = shops?.results.map(({ id, name }) => ({ id, name })) ?? []
  const categories = street.categories.filter(({ slug }) => slug === searchParams.get('categoria'))
  const chosen = {
    categories: categories.map(({ id }) => id),
    commerces: commerces.map(({ id }) => id),
  }
  return { street, commerces, chosen }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { values, homepage } = textsIn(form, ['email'])
  const body = { values: { ...values, ...choiceIn(form) }, homepage }
  return sendToApi(context, '/api/subscriptions/', body, PATH)
}

export default function SubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { street, commerces } = loaderData
  const { categories } = street
  const chosen = actionData?.values ?? loaderData.chosen
  const errors = actionData?.errors
  const honeypot = useRef<HTMLInputElement>(null)
  const [shop] = commerces
  return (
    <FormPage
      path={PATH}
      title="Avísame"
      summary="Un correo los jueves con las ofertas y los comercios nuevos de tu pueblo. Te das de baja con un toque."
      sent={SENT}
      street={<TownStrip {...street} />}
    >
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
        <FoldedChoiceFields {...{ categories, commerces, chosen, errors }} />
        {/* After a failed attempt there is no honeypot, because autofill may have filled it. */}
        {actionData === undefined && <Honeypot field={honeypot} />}
        <Button type="submit" size="large" className={styles.send} icon={IconMail}>
          Avísame
        </Button>
        <p className="note">
          Te das de baja con un toque. La administración solo usa tu correo para avisarte.{' '}
          <Link to="/privacidad">Privacidad</Link>
        </p>
      </form>
    </FormPage>
  )
}

const PATH = '/avisame'

/** The confirmation is the same for all e-mails: it must not reveal whether an e-mail is subscribed. */
const SENT = {
  title: 'Mira tu correo',
  sentence:
    'Te hemos escrito para que confirmes que quieres que te avisemos. Si no llega en unos minutos, mira en el correo no deseado.',
  links: [
    ['/ofertas', 'Ver las ofertas'],
    ['/directorio', 'Ver todos los comercios'],
  ],
} as const
