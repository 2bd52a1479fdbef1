import { data, redirect } from 'react-router'
import type { ListedCategory } from '#contract/directory.ts'
import type { MailedQuestion } from '#contract/mailed-actions.ts'
import { readAll } from '#web/api/read-api.ts'
import { apiContext, cacheAtMostUntil } from '#web/api/server-api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import type { Route } from './+types/question-route.ts'
import { answerIn } from './answer-in.ts'
import { AppealQuestion } from './appeal-question.tsx'
import { DataQuestion } from './data-question.tsx'
import { EndingOffersQuestion } from './ending-offers-question.tsx'
import { HolidayQuestion } from './holiday-question.tsx'
import { refusalIn, WrongLink } from './wrong-link.tsx'

/** `di`: the button that was pressed in the mail. `hecho`: the answer has just been saved. */
export const handle: PageHandle = { isListed: false, searchParams: ['di', 'hecho'] }

/** A GET changes nothing, because mail scanners open links. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  // Not cached: the page is only for the holder of the link, and its state changes.
  cacheAtMostUntil(context, new Date(0))
  const { uid, token } = params
  const [{ status, body }, categories] = await Promise.all([
    context.get(apiContext)({ method: 'POST', path: '/api/mailed/read/', body: { uid, token } }),
    readAll<ListedCategory>(context, 'directory/categories/'),
  ])
  if (status >= 500) throw data(null, { status })
  const search = new URL(request.url).searchParams
  const pressed = search.get('di') ?? ''
  const isJustSaved = search.has('hecho')
  if (status !== 200) return { linkFault: refusalIn(body), pressed, isJustSaved }
  return { question: body as MailedQuestion, categories, pressed, isJustSaved }
}

/** Handles the form, with or without JavaScript. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { uid, token } = params
  const form = await request.formData()
  const { status, body } = await context.get(apiContext)({
    method: 'POST',
    path: '/api/mailed/answer/',
    body: { uid, token, ...answerIn(form) },
  })
  if (status === 200) return redirect(`/respuesta/${uid}/${token}?hecho=si`, 303)
  const typed = String(form.get('appeal') ?? '')
  return data({ refusal: refusalIn(body), typed }, { status })
}

export default function QuestionRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.question === undefined) return <WrongLink sentence={loaderData.linkFault} />
  const { question, categories, pressed, isJustSaved } = loaderData
  const shared = { pressed, isJustSaved, refusal: actionData?.refusal }
  switch (question.purpose) {
    case 'holiday':
      return <HolidayQuestion question={question} categories={categories} {...shared} />
    case 'ending_offers':
      return <EndingOffersQuestion question={question} {...shared} />
    case 'commerce_data':
      return <DataQuestion question={question} categories={categories} {...shared} />
    case 'appeal':
      return <AppealQuestion question={question} typed={actionData?.typed} {...shared} />
  }
}
