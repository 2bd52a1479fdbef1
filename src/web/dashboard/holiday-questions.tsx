import { type RefObject, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { HolidayQuestion } from '#contract/holidays.ts'
import type { HolidayAnswer } from '#contract/hours/holiday-answers.ts'
import { formatCount } from '#contract/numbers.ts'
import { formatWeekday } from '#web/commerces/open-words.ts'
import { answerHoliday } from '#web/holidays/calls.ts'
import { useNextFocus } from '#web/lists/use-next-focus.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconCalendarEvent } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { ToneIcon } from '#web/ui/tone-icon.tsx'
import styles from './dashboard.module.css'
import { Question } from './question.tsx'

type Asked = Omit<HolidayQuestion, 'commerces'> & { commerce: HolidayQuestion['commerces'][number] }

/** Asks an owner which shops open on coming holidays. Each answer is a button. */
export function HolidayQuestions({ questions }: { questions: readonly HolidayQuestion[] }) {
  const heading = useRef<HTMLElement>(null)
  const answer = useAnswers(questions, heading)
  const asking = rowsOf(questions)
  return (
    <section className="mt-12" aria-labelledby="festivos" hidden={asking.length === 0}>
      <Card as="details">
        <Question
          ref={heading}
          id="festivos"
          icon={IconCalendarEvent}
          title="¿Abres los festivos?"
          detail={`${formatCount(asking.length, 'respuesta', 'respuestas')} por dar. Si no dices nada, tus vecinos verán «puede cambiar».`}
        />
        <ul className="divided">
          {asking.map((asked) => (
            <Row key={keyOf(asked)} asked={asked} onAnswer={(given) => answer(asked, given)} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

const rowsOf = (questions: readonly HolidayQuestion[]): Asked[] =>
  questions.flatMap(({ commerces, ...day }) => commerces.map((commerce) => ({ ...day, commerce })))

const keyOf = ({ id, commerce }: Asked) => `festivo-${id}-${commerce.id}`

/** Returns a function that saves an answer. Null deletes it. */
function useAnswers(questions: readonly HolidayQuestion[], end: RefObject<HTMLElement | null>) {
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(questions, end)
  return async function answer(asked: Asked, given: HolidayAnswer | null) {
    await attempt(async () => {
      await answerHoliday(asked.id, asked.commerce.id, given)
      if (given === null) return
      const does = given === 'closed' ? 'cierra' : `abre, ${asked.commerce.usual},`
      toast({
        message: `Anotado: ${asked.commerce.name} ${does} el ${formatWeekday(asked.date)}.`,
        onUndo: () => void answer(asked, null),
      })
    })
    const others = rowsOf(questions).filter((one) => keyOf(one) !== keyOf(asked))
    focusNext((given === null ? [asked] : others).map(keyOf))
    await revalidate()
  }
}

type RowProps = { asked: Asked; onAnswer: (given: HolidayAnswer) => Promise<void> }

function Row({ asked, onAnswer }: RowProps) {
  const { date, name, opening, commerce } = asked
  const day = formatWeekday(date)
  const label = (does: string) => `${does}: ${commerce.name}, ${day}`
  return (
    <li className={`grid align-center py-8 px-22 ${styles.row}`}>
      <ToneIcon tone="waiting" icon={IconCalendarEvent} />
      <div className="min-w-0">
        <h3 id={keyOf(asked)} tabIndex={-1} className={styles.title}>
          ¿Abre {commerce.name} el {day}?
        </h3>
        <p className="note">
          {name}. {opening ? 'Se puede abrir.' : 'Es festivo.'}{' '}
          {commerce.opens_usually && `De normal, ${commerce.usual}.`}
        </p>
      </div>
      <div className={`cluster gap-8 ${styles.action}`}>
        <Button
          variant="soft"
          size="small"
          aria-label={label('Cierro')}
          busyLabel="Guardando…"
          onClick={() => onAnswer('closed')}
        >
          Cierro
        </Button>
        {commerce.opens_usually && (
          <Button
            variant="soft"
            size="small"
            aria-label={label(`Abro, ${commerce.usual}`)}
            busyLabel="Guardando…"
            onClick={() => onAnswer('open')}
          >
            Abro
          </Button>
        )}
        <ButtonLink
          to={`/commerces/${commerce.id}/horario`}
          variant="text"
          size="small"
          aria-label={label('Otras horas')}
        >
          Otras horas
        </ButtonLink>
      </div>
    </li>
  )
}
