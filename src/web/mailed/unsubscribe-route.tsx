import { data, redirect } from 'react-router'
import { errorSentences } from '#contract/field-errors.ts'
import { MAIL_KINDS, type MailKind } from '#contract/profile.ts'
import { apiContext, cacheUntil } from '#web/api/server-api.ts'
import { openPicture } from '#web/auth/auth-pictures.tsx'
import { AuthScreen } from '#web/auth/auth-screen.tsx'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/unsubscribe-route.ts'

/** `hecho`: it was done just now. */
export const handle: PageHandle = { isListed: false, searchParams: ['hecho'] }

/** Only reads: scanners open the links of mails. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  // For the holder of the link alone.
  cacheUntil(context, new Date(0))
  const kind = MAIL_KINDS.find((one) => one === params.kind)
  if (kind === undefined) throw data(null, { status: 404 })
  return { kind, isDone: new URL(request.url).searchParams.has('hecho') }
}

/** The form, with JavaScript or without; and the one POST of a mail program (RFC 8058), which no redirect may answer. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { status, body } = await context.get(apiContext)({
    method: 'POST',
    path: '/api/mailed/unsubscribe/',
    body: params,
  })
  if (status !== 200) {
    const { detail } = (body ?? {}) as { detail?: string }
    return data({ refused: detail ?? errorSentences(body)[0] ?? '' }, { status })
  }
  if (form.has('List-Unsubscribe')) return { isDone: true }
  const { uid, kind, token } = params
  return redirect(`/sin-avisos/${uid}/${kind}/${token}?hecho=si`, 303)
}

export default function UnsubscribeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const when = WHEN[loaderData.kind]
  if (loaderData.isDone || (actionData && 'isDone' in actionData)) {
    return (
      <AuthScreen title="Sin más correos" picture={openPicture}>
        <p>Ya no te escribiremos {when}. Puedes volver a pedirlo en tu cuenta.</p>
        <ButtonLink to="/account" variant="outline" isFullWidth>
          Ir a mi cuenta
        </ButtonLink>
      </AuthScreen>
    )
  }
  const refused = actionData && 'refused' in actionData && actionData.refused
  return (
    <AuthScreen title="¿No quieres más correos?">
      <p className="muted">
        Te escribimos {when}. Si no los quieres, no te enviaremos más; los demás correos siguen
        llegando.
      </p>
      {refused && <Notice>{refused}</Notice>}
      <form method="post" className="stack gap-12" aria-label="Respuesta">
        <Button type="submit" name="unsubscribe" value="si" isFullWidth>
          No quiero más correos
        </Button>
      </form>
    </AuthScreen>
  )
}

/** When such mails are sent, within a sentence. */
const WHEN: Record<MailKind, string> = {
  ending_offers: 'el día antes de que termine una oferta',
  commerce_data: 'si tus datos llevan mucho sin cambiar',
  monthly_figures: 'con las cifras de cada mes',
}
