import { data, redirect } from 'react-router'
import { MAIL_KINDS, type MailKind } from '#contract/profile.ts'
import { apiContext, cacheAtMostUntil } from '#web/api/server-api.ts'
import { AuthScreen, openPicture } from '#web/auth/auth-screen.tsx'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/leave-route.ts'
import { refusalIn } from './wrong-link.tsx'

/** `hecho`: the unsubscription has just been saved. */
export const handle: PageHandle = { isListed: false, searchParams: ['hecho'] }

/** Mails of a subscription have no kind. */
type Params = { kind?: string }

/** A GET changes nothing, because mail scanners open links. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  // Not cached: the page is only for the holder of the link.
  cacheAtMostUntil(context, new Date(0))
  const { kind: name } = params as Params
  const kind = MAIL_KINDS.find((each) => each === name)
  if (name !== undefined && kind === undefined) throw data(null, { status: 404 })
  return { kind, isJustSaved: new URL(request.url).searchParams.has('hecho') }
}

/** Handles the form, with or without JavaScript, and the POST of a mail program (RFC 8058: must not redirect). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { kind } = params as Params
  const { status, body } = await context.get(apiContext)({
    method: 'POST',
    path: kind === undefined ? '/api/subscriptions/leave/' : '/api/mailed/unsubscribe/',
    body: params,
  })
  if (status >= 400) return data({ refusal: refusalIn(body) }, { status })
  if (form.has('List-Unsubscribe')) return { isJustSaved: true }
  return redirect(`${new URL(request.url).pathname}?hecho=si`, 303)
}

export default function LeaveRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { kind } = loaderData
  if (loaderData.isJustSaved || (actionData && 'isJustSaved' in actionData)) {
    return (
      <AuthScreen title="Sin más correos" picture={openPicture}>
        <p>
          {kind
            ? `Ya no te escribiremos ${WHEN[kind]}. Puedes volver a pedirlo en tu cuenta.`
            : 'Ya no te escribiremos, y hemos olvidado tu correo. Puedes volver cuando quieras.'}
        </p>
        <ButtonLink to={kind ? '/account' : '/directorio'} variant="outline" isFullWidth>
          {kind ? 'Ir a mi cuenta' : 'Ver el directorio'}
        </ButtonLink>
      </AuthScreen>
    )
  }
  const refusal = actionData && 'refusal' in actionData && actionData.refusal
  return (
    <AuthScreen title="¿No quieres más correos?">
      <p className="muted">
        {kind
          ? `Te escribimos ${WHEN[kind]}. Si no los quieres, no te enviaremos más; los demás correos siguen llegando.`
          : 'No te escribiremos más los jueves, y olvidamos tu correo.'}
      </p>
      {refusal && <Notice>{refusal}</Notice>}
      <form method="post" className="stack gap-12" aria-label="Respuesta">
        <Button type="submit" isFullWidth>
          No quiero más correos
        </Button>
      </form>
    </AuthScreen>
  )
}

const WHEN: Record<MailKind, string> = {
  ending_offers: 'el día antes de que termine una oferta',
  commerce_data: 'si tus datos llevan mucho sin cambiar',
  monthly_figures: 'con las cifras de cada mes',
}
