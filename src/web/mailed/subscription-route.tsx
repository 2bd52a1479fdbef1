import { data, redirect } from 'react-router'
import type { ListedCategory } from '#contract/directory.ts'
import { joinWords } from '#contract/spanish.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { readAll } from '#web/api/read-api.ts'
import { apiContext, cacheAtMostUntil } from '#web/api/server-api.ts'
import { AuthScreen, openPicture } from '#web/auth/auth-screen.tsx'
import type { PageHandle } from '#web/document/page-handle.ts'
import { ChoiceFields, choiceIn } from '#web/site/subscribing/choice-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/subscription-route.ts'
import styles from './question.module.css'
import { refusalIn, WrongLink } from './wrong-link.tsx'

/** `hecho`: what has just been saved, 'confirmado' or 'cambiado'. */
export const handle: PageHandle = { isListed: false, searchParams: ['hecho'] }

/** A GET changes nothing, because mail scanners open links. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  // Not cached: the page is only for the holder of the link, and its state changes.
  cacheAtMostUntil(context, new Date(0))
  const [{ status, body }, categories] = await Promise.all([
    context.get(apiContext)({ method: 'POST', path: '/api/subscriptions/read/', body: params }),
    readAll<ListedCategory>(context, 'directory/categories/'),
  ])
  if (status >= 500) throw data(null, { status })
  if (status !== 200) return { linkFault: refusalIn(body) }
  const done = new URL(request.url).searchParams.get('hecho')
  return { subscription: body as Subscription, categories, done, token: params.token }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const isConfirmed = form.has('confirm')
  const { status, body } = await context.get(apiContext)({
    method: 'POST',
    path: `/api/subscriptions/${isConfirmed ? 'confirm' : 'change'}/`,
    body: isConfirmed ? params : { ...params, ...choiceIn(form) },
  })
  const done = isConfirmed ? 'confirmado' : 'cambiado'
  if (status === 200) return redirect(`/avisame/${params.token}?hecho=${done}`, 303)
  return data({ refusal: refusalIn(body), chosen: choiceIn(form) }, { status })
}

export default function SubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.subscription === undefined) {
    return <WrongLink sentence={loaderData.linkFault} to="/avisame" name="Avísame" />
  }
  const { subscription, categories, done, token } = loaderData
  const refusal = actionData?.refusal
  if (!subscription.is_confirmed) {
    return (
      <AuthScreen title="¿Te avisamos los jueves?">
        <p className="muted">
          Un correo a la semana como mucho, a {subscription.email}, con lo nuevo{' '}
          {describeChoice(subscription, categories)}.
        </p>
        {refusal && <Notice>{refusal}</Notice>}
        <form method="post" className="stack gap-12" aria-label="Confirmación">
          <Button type="submit" name="confirm" value="si" isFullWidth>
            Sí, avísame
          </Button>
        </form>
      </AuthScreen>
    )
  }
  const chosen = actionData?.chosen ?? {
    categories: subscription.categories,
    commerces: subscription.commerces.map(({ id }) => id),
  }
  return (
    <AuthScreen title={TITLES[done ?? ''] ?? 'Tus correos'} picture={done && openPicture}>
      <p className="muted">
        Los jueves escribimos a {subscription.email} con lo nuevo{' '}
        {describeChoice(subscription, categories)}.
      </p>
      {refusal && <Notice>{refusal}</Notice>}
      <form method="post" className="stack gap-12" aria-label="De qué te avisamos">
        <ChoiceFields categories={categories} commerces={subscription.commerces} chosen={chosen} />
        <Button type="submit" variant="outline" isFullWidth>
          Guardar los cambios
        </Button>
      </form>
      <p className={`centered ${styles.other}`}>
        <a href={`/avisame/${token}/salir`}>No quiero más correos</a>
      </p>
    </AuthScreen>
  )
}

const TITLES: Partial<Record<string, string>> = {
  confirmado: 'Hecho: te avisamos los jueves',
  cambiado: 'Hecho: guardado',
}

function describeChoice(subscription: Subscription, categories: ListedCategory[]): string {
  const names = [
    ...categories.filter(({ id }) => subscription.categories.includes(id)).map(({ name }) => name),
    ...subscription.commerces.map(({ name }) => `«${name}»`),
  ]
  if (names.length === 0) return 'de todo el pueblo'
  return joinWords(names.map((name) => `de ${name}`))
}
