import type { ListedCategory } from '#contract/directory.ts'
import { type HolidayAnswer, possibleAnswers } from '#contract/hours/holiday-answers.ts'
import type { MailedHolidayQuestion } from '#contract/mailed-actions.ts'
import { capitalize } from '#contract/spanish.ts'
import { AuthScreen, FRAME } from '#web/auth/auth-screen.tsx'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { formatWeekday } from '#web/commerces/open-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Facade } from '#web/ui/drawing.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { answerField } from './answer-in.ts'
import styles from './question.module.css'
import { type QuestionProps, WrongLink } from './wrong-link.tsx'

type HolidayQuestionProps = QuestionProps<MailedHolidayQuestion> & { categories: ListedCategory[] }

export function HolidayQuestion(props: HolidayQuestionProps) {
  const { question, categories, isJustSaved, refusal } = props
  const { commerces, is_answered } = question
  const [first] = commerces
  if (first === undefined) return <WrongLink sentence={NO_SHOPS} />
  const isOne = commerces.length === 1
  const isShut = is_answered && first.answer === 'closed'
  const picture = isOne && (
    <Facade
      shop={facadeOf(first, categories)}
      {...FRAME}
      {...(isShut && { closed: true, sign: 'Cerrado' })}
    />
  )
  if (is_answered) {
    return (
      <AuthScreen title={isJustSaved ? 'Gracias. Anotado.' : 'Ya nos lo dijiste'} picture={picture}>
        <AnswerList question={question} />
        <ButtonLink to={hoursPath(question)} variant="outline" isFullWidth>
          Me he equivocado: cambiarlo
        </ButtonLink>
      </AuthScreen>
    )
  }
  const { date, name, opening } = question.holiday
  const pressed = PRESSED[props.pressed]
  return (
    <AuthScreen title={`¿Abres el ${formatWeekday(date)}?`} picture={picture}>
      <p className="muted">
        {opening ? `${name}: se puede abrir.` : `Es festivo: ${name}.`} Di qué hace{' '}
        {isOne ? `«${first.name}»` : 'cada comercio'} y lo verán tus vecinos.
      </p>
      {refusal && <Notice>{refusal}</Notice>}
      <form method="post" className="stack gap-12" aria-label="Respuesta">
        {isOne ? (
          <OneShop shop={first} pressed={pressed} />
        ) : (
          <>
            {commerces.map((shop) => (
              <ShopChoice key={shop.id} shop={shop} pressed={pressed} />
            ))}
            <Button type="submit" isFullWidth>
              Decirlo
            </Button>
          </>
        )}
      </form>
      <p className={`centered ${styles.other}`}>
        <a href={hoursPath(question)}>Abro a otras horas</a>
      </p>
    </AuthScreen>
  )
}

const PRESSED: Partial<Record<string, HolidayAnswer>> = { cerramos: 'closed', abrimos: 'open' }

function AnswerList({ question: { holiday, commerces } }: { question: MailedHolidayQuestion }) {
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

function hoursPath({ commerces }: MailedHolidayQuestion): string {
  return commerces.length === 1 ? `/commerces/${commerces[0]!.id}/horario` : '/commerces'
}

type Shop = MailedHolidayQuestion['commerces'][number]
type ShopProps = { shop: Shop; pressed: HolidayAnswer | undefined }

/** A button for each answer. The answer that was pressed in the mail comes first. */
function OneShop({ shop, pressed }: ShopProps) {
  const answers = possibleAnswers(shop)
  return (pressed === 'open' ? answers.toReversed() : answers).map((answer) => (
    <Button
      key={answer}
      type="submit"
      name={answerField(shop.id)}
      value={answer}
      variant={answer === pressed ? 'filled' : 'outline'}
      isFullWidth
    >
      {answer === pressed ? `Sí, ${wordsOf(shop, answer)}` : capitalize(wordsOf(shop, answer))}
    </Button>
  ))
}

function ShopChoice({ shop, pressed }: ShopProps) {
  return (
    <fieldset className={`grid gap-8 line-bottom ${styles.shop}`}>
      <legend className="mb-8 strong">{shop.name}</legend>
      {possibleAnswers(shop).map((answer) => (
        <label key={answer} className={`row gap-12 tap rounded-chip py-8 px-14 ${styles.choice}`}>
          <input
            type="radio"
            name={answerField(shop.id)}
            value={answer}
            defaultChecked={(shop.answer ?? pressed) === answer}
          />
          {capitalize(wordsOf(shop, answer))}
        </label>
      ))}
    </fieldset>
  )
}

const wordsOf = ({ usual }: Shop, answer: HolidayAnswer) =>
  answer === 'closed' ? 'cierro' : `abro, ${usual}`
