import { type RefObject, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { factsInWords } from '#contract/facts/say-facts.ts'
import type { UnconfirmedCommerce } from '#contract/freshness.ts'
import type { HolidayQuestion } from '#contract/holidays.ts'
import { type HolidayAnswer, possibleAnswers } from '#contract/hours/holiday-answers.ts'
import { formatCount } from '#contract/numbers.ts'
import { formatWeekday } from '#web/commerces/open-words.ts'
import { formatMonth } from '#web/format/dates.ts'
import { confirmData } from '#web/freshness/calls.ts'
import { answerHoliday } from '#web/holidays/calls.ts'
import { itemsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconCalendarEvent, IconRefresh } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import styles from './dashboard.module.css'
import { Question, Row } from './rows.tsx'

export function DataQuestions({ commerces }: { commerces: readonly UnconfirmedCommerce[] }) {
  const heading = useRef<HTMLElement>(null)
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(commerces, heading)
  const confirm = (commerce: UnconfirmedCommerce) =>
    attempt(async () => {
      await confirmData(commerce.id)
      toast({ message: `Anotado: ${commerce.name} está al día.` })
      focusNext(itemsAround(commerces, commerce.id).map(unconfirmedId))
      await revalidate()
    })
  return (
    <Question
      ref={heading}
      id="al-dia"
      icon={IconRefresh}
      title="¿Sigue todo igual?"
      detail={`Confirma los datos de ${formatCount(commerces.length, 'comercio', 'comercios')}.`}
      rows={commerces.map((commerce) => (
        <Row
          key={commerce.id}
          tone="waiting"
          icon={IconRefresh}
          id={unconfirmedId(commerce)}
          title={commerce.name}
          detail={detailOf(commerce)}
        >
          <div className={`cluster gap-8 ${styles.action}`}>
            <Button
              variant="soft"
              size="small"
              aria-label={`Todo igual: ${commerce.name}`}
              busyLabel="Guardando…"
              onClick={() => confirm(commerce)}
            >
              Todo igual
            </Button>
            <ButtonLink
              to={`/commerces/${commerce.id}`}
              variant="text"
              size="small"
              aria-label={`Cambiar: ${commerce.name}`}
            >
              Cambiar
            </ButtonLink>
          </div>
        </Row>
      ))}
    />
  )
}

const unconfirmedId = ({ id }: Pick<UnconfirmedCommerce, 'id'>) => `al-dia-${id}`

function detailOf({ confirmed_at, facts }: UnconfirmedCommerce): string {
  const factsText = factsInWords(facts)
  const confirmed = `Tus vecinos leen «Datos confirmados en ${formatMonth(confirmed_at)}».`
  return factsText ? `${confirmed} También: ${factsText}.` : confirmed
}

/** A holiday on which one shop has not said whether it opens. */
type ShopQuestion = Omit<HolidayQuestion, 'commerces'> & {
  commerce: HolidayQuestion['commerces'][number]
}

export function HolidayQuestions({ questions }: { questions: readonly HolidayQuestion[] }) {
  const heading = useRef<HTMLElement>(null)
  const save = useAnswers(questions, heading)
  const shopQuestions = perShop(questions)
  return (
    <Question
      ref={heading}
      id="festivos"
      icon={IconCalendarEvent}
      title="¿Abres los festivos?"
      detail={`${formatCount(shopQuestions.length, 'respuesta', 'respuestas')} por dar. Si no dices nada, tus vecinos verán «puede cambiar».`}
      rows={shopQuestions.map((question) => (
        <HolidayRow
          key={rowId(question)}
          question={question}
          onAnswer={(answer) => save(question, answer)}
        />
      ))}
    />
  )
}

const perShop = (questions: readonly HolidayQuestion[]): ShopQuestion[] =>
  questions.flatMap(({ commerces, ...day }) => commerces.map((commerce) => ({ ...day, commerce })))

const rowId = ({ id, commerce }: ShopQuestion) => `festivo-${id}-${commerce.id}`

/** Returns a function that saves an answer. The answer null deletes the saved one. */
function useAnswers(questions: readonly HolidayQuestion[], heading: RefObject<HTMLElement | null>) {
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(questions, heading)
  return async function save(question: ShopQuestion, answer: HolidayAnswer | null) {
    const { id, date, commerce } = question
    await attempt(async () => {
      await answerHoliday(id, commerce.id, answer)
      if (answer === null) return
      const verb = answer === 'closed' ? 'cierra' : `abre, ${commerce.usual},`
      toast({
        message: `Anotado: ${commerce.name} ${verb} el ${formatWeekday(date)}.`,
        onUndo: () => void save(question, null),
      })
    })
    const ids = perShop(questions).map(rowId)
    focusNext(answer === null ? [rowId(question)] : ids.filter((id) => id !== rowId(question)))
    await revalidate()
  }
}

type HolidayRowProps = {
  question: ShopQuestion
  onAnswer: (answer: HolidayAnswer) => Promise<void>
}

function HolidayRow({ question, onAnswer }: HolidayRowProps) {
  const { date, name, opening, commerce } = question
  const day = formatWeekday(date)
  const label = (action: string) => `${action}: ${commerce.name}, ${day}`
  const usual = commerce.opens_usually ? ` De normal, ${commerce.usual}.` : ''
  return (
    <Row
      tone="waiting"
      icon={IconCalendarEvent}
      id={rowId(question)}
      title={`¿Abre ${commerce.name} el ${day}?`}
      detail={`${name}. ${opening ? 'Se puede abrir.' : 'Es festivo.'}${usual}`}
    >
      <div className={`cluster gap-8 ${styles.action}`}>
        {possibleAnswers(commerce).map((answer) => (
          <Button
            key={answer}
            variant="soft"
            size="small"
            aria-label={label(answer === 'open' ? `Abro, ${commerce.usual}` : 'Cierro')}
            busyLabel="Guardando…"
            onClick={() => onAnswer(answer)}
          >
            {answer === 'open' ? 'Abro' : 'Cierro'}
          </Button>
        ))}
        <ButtonLink
          to={`/commerces/${commerce.id}/horario`}
          variant="text"
          size="small"
          aria-label={label('Otras horas')}
        >
          Otras horas
        </ButtonLink>
      </div>
    </Row>
  )
}
