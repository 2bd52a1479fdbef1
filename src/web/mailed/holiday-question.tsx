import type { ListedCategory } from '#contract/directory.ts'
import type { HolidayAnswer } from '#contract/hours/holiday-answers.ts'
import type { MailedHolidayQuestion } from '#contract/mailed-actions.ts'
import { AuthScreen } from '#web/auth/auth-screen.tsx'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { formatWeekday } from '#web/commerces/open-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { HolidayForm } from './holiday-form.tsx'
import styles from './question.module.css'
import type { QuestionProps } from './question-props.ts'
import { WrongLink } from './wrong-link.tsx'

type HolidayQuestionProps = QuestionProps<MailedHolidayQuestion> & {
  categories: ListedCategory[]
}

/** Asks whether each shop opens on a holiday, or shows the saved answers. */
export function HolidayQuestion({
  question,
  categories,
  pressed,
  isDone,
  refused,
}: HolidayQuestionProps) {
  const [first, ...others] = question.commerces
  if (first === undefined) return <WrongLink sentence={NO_SHOPS} />
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
        <GivenAnswers question={question} />
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
      <p className="muted">
        {opening ? `${name}: se puede abrir.` : `Es festivo: ${name}.`} Di qué hace {shops} y lo
        verán tus vecinos.
      </p>
      {refused && <Notice>{refused}</Notice>}
      <HolidayForm question={question} pressed={PRESSED[pressed]} />
      <p className={`centered ${styles.other}`}>
        <a href={hoursPath(question)}>Abro a otras horas</a>
      </p>
    </AuthScreen>
  )
}

const PRESSED: Partial<Record<string, HolidayAnswer>> = { cerramos: 'closed', abrimos: 'open' }

/** Lists the answers of the shops. */
function GivenAnswers({ question: { holiday, commerces } }: { question: MailedHolidayQuestion }) {
  return (
    <ul className="grid gap-10">
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

const ANSWERED = { closed: 'cierra', open: 'abre', other: 'abre a otras horas' }
const NO_SHOPS = 'Ninguno de tus comercios está publicado con su horario.'
/** Size in px of the picture's frame in `AuthScreen`. */
const FRAME = { w: 320, h: 208 }

/** Path of the screen where a signed-in owner enters other hours. */
function hoursPath({ commerces }: MailedHolidayQuestion): string {
  return commerces.length === 1 ? `/commerces/${commerces[0]!.id}/horario` : '/commerces'
}
