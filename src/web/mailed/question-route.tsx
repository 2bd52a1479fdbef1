import { data, redirect } from 'react-router'
import type { ListedCategory } from '#contract/directory.ts'
import { errorSentences } from '#contract/field-errors.ts'
import type { HolidayAnswer } from '#contract/hours/holiday-answers.ts'
import type { MailedQuestion } from '#contract/mailed-actions.ts'
import { readAll } from '#web/api/read-api.ts'
import { apiContext, cacheUntil } from '#web/api/server-api.ts'
import { closedPicture } from '#web/auth/auth-pictures.tsx'
import { AuthScreen } from '#web/auth/auth-screen.tsx'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { formatWeekday } from '#web/commerces/open-words.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/question-route.ts'
import { answersIn } from './answers-in.ts'
import { HolidayForm } from './holiday-form.tsx'
import styles from './question-route.module.css'

/** `di` is the button of the mail that was pressed; `hecho`, that it was answered just now. */
export const handle: PageHandle = { isListed: false, searchParams: ['di', 'hecho'] }

/** Only reads: scanners open the links of mails. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  // For the holder of the link alone, and of this moment.
  cacheUntil(context, new Date(0))
  const { uid, token } = params
  const [{ status, body }, categories] = await Promise.all([
    context.get(apiContext)({ method: 'POST', path: '/api/mailed/read/', body: { uid, token } }),
    readAll<ListedCategory>(context, 'directory/categories/'),
  ])
  if (status >= 500) throw data(null, { status })
  const search = new URL(request.url).searchParams
  const pressed = PRESSED[search.get('di') ?? '']
  const isDone = search.has('hecho')
  if (status !== 200) return { wrong: errorSentences(body)[0] ?? '', pressed, isDone }
  return { question: body as MailedQuestion, categories, pressed, isDone }
}

const PRESSED: Partial<Record<string, HolidayAnswer>> = { cerramos: 'closed', abrimos: 'open' }

/** The form, with JavaScript or without. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { uid, token } = params
  const { status, body } = await context.get(apiContext)({
    method: 'POST',
    path: '/api/mailed/answer/',
    body: { uid, token, ...answersIn(await request.formData()) },
  })
  if (status === 200) return redirect(`/respuesta/${uid}/${token}?hecho=si`, 303)
  const { detail } = (body ?? {}) as { detail?: string }
  return data({ refused: detail ?? errorSentences(body)[0] ?? '' }, { status })
}

export default function QuestionRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.question === undefined) return <Wrong sentence={loaderData.wrong} />
  const { question, categories, pressed, isDone } = loaderData
  const [first, ...others] = question.commerces
  if (first === undefined) return <Wrong sentence={NO_SHOPS} />
  const isClosed = first.answer === 'closed'
  const picture =
    others.length > 0 ? undefined : (
      <Facade
        shop={facadeOf(first, categories)}
        {...FRAME}
        {...(question.is_answered && isClosed && { closed: true, sign: 'Cerrado' })}
      />
    )
  if (question.is_answered) {
    return (
      <AuthScreen title={isDone ? 'Gracias. Anotado.' : 'Ya nos lo dijiste'} picture={picture}>
        <Told question={question} />
        <ButtonLink to={hoursPath(question)} variant="outline" isFullWidth>
          Me he equivocado: cambiarlo
        </ButtonLink>
      </AuthScreen>
    )
  }
  const { date, name, opening } = question.holiday
  const shops = others.length === 0 ? `«${first.name}»` : 'cada comercio'
  return (
    <AuthScreen title={`¿Abres el ${formatWeekday(date)}?`} picture={picture}>
      <p className={styles.lead}>
        {opening ? `${name}: se puede abrir.` : `Es festivo: ${name}.`} Di qué hace {shops} y lo
        verán tus vecinos.
      </p>
      {actionData?.refused && <Notice>{actionData.refused}</Notice>}
      <HolidayForm question={question} pressed={pressed} />
      <p className={styles.other}>
        <a href={hoursPath(question)}>Abrimos a otras horas</a>
      </p>
    </AuthScreen>
  )
}

/** What is told of the shops now. */
function Told({ question: { holiday, commerces } }: { question: MailedQuestion }) {
  return (
    <ul className={styles.told}>
      {commerces.map(({ id, name, answer, usual }) => (
        <li key={id}>
          <strong>{name}</strong>{' '}
          {answer === null
            ? `no ha dicho nada del ${formatWeekday(holiday.date)}: se verá que puede cambiar.`
            : `${ANSWERED[answer]} el ${formatWeekday(holiday.date)}${answer === 'open' ? `, ${usual}` : ''}.`}
        </li>
      ))}
    </ul>
  )
}

function Wrong({ sentence }: { sentence: string }) {
  return (
    <AuthScreen title="Este enlace ya no sirve" picture={closedPicture}>
      <p>{sentence}</p>
      <ButtonLink to="/login" isFullWidth>
        Iniciar sesión
      </ButtonLink>
    </AuthScreen>
  )
}

const ANSWERED = { closed: 'cierra', open: 'abre', other: 'abre a otras horas' }
const NO_SHOPS = 'Ninguno de tus comercios está publicado con su horario.'
/** In px, the frame of AuthScreen. */
const FRAME = { w: 320, h: 208 }

/** Where other hours are told, signed in. */
function hoursPath({ commerces }: MailedQuestion): string {
  return commerces.length === 1 ? `/commerces/${commerces[0]!.id}/horario` : '/commerces'
}
