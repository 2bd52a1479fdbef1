import { data, redirect } from 'react-router'
import { errorSentences } from '#contract/field-errors.ts'
import { apiContext, cacheUntil } from '#web/api/server-api.ts'
import { openPicture } from '#web/auth/auth-pictures.tsx'
import { AuthScreen } from '#web/auth/auth-screen.tsx'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/leave-route.ts'

/** `hecho`: it was done just now. */
export const handle: PageHandle = { isListed: false, searchParams: ['hecho'] }

/** Only reads: scanners open the links of mails. */
export function loader({ request, context }: Route.LoaderArgs) {
  // For the holder of the link alone.
  cacheUntil(context, new Date(0))
  return { isDone: new URL(request.url).searchParams.has('hecho') }
}

/** The form, with JavaScript or without; and the one POST of a mail program (RFC 8058), which no redirect may answer. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { status, body } = await context.get(apiContext)({
    method: 'POST',
    path: '/api/subscriptions/leave/',
    body: params,
  })
  if (status !== 204) {
    const { detail } = (body ?? {}) as { detail?: string }
    return data({ refused: detail ?? errorSentences(body)[0] ?? '' }, { status })
  }
  if (form.has('List-Unsubscribe')) return { isDone: true }
  return redirect(`/avisame/${params.token}/salir?hecho=si`, 303)
}

export default function LeaveRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.isDone || (actionData && 'isDone' in actionData)) {
    return (
      <AuthScreen title="Sin más correos" picture={openPicture}>
        <p>Ya no te escribiremos, y hemos olvidado tu correo. Puedes volver cuando quieras.</p>
        <ButtonLink to="/directorio" variant="outline" isFullWidth>
          Ver el directorio
        </ButtonLink>
      </AuthScreen>
    )
  }
  const refused = actionData && 'refused' in actionData && actionData.refused
  return (
    <AuthScreen title="¿No quieres más correos?">
      <p className="muted">No te escribiremos más los jueves, y olvidamos tu correo.</p>
      {refused && <Notice>{refused}</Notice>}
      <form method="post" className="stack gap-12" aria-label="Respuesta">
        <Button type="submit" name="leave" value="si" isFullWidth>
          No quiero más correos
        </Button>
      </form>
    </AuthScreen>
  )
}
