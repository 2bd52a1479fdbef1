import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { factsInWords } from '#contract/facts/say-facts.ts'
import type { UnconfirmedCommerce } from '#contract/freshness.ts'
import { formatCount } from '#contract/numbers.ts'
import { formatMonth } from '#web/format/dates.ts'
import { confirmData } from '#web/freshness/calls.ts'
import { itemsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconRefresh } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { ToneIcon } from '#web/ui/tone-icon.tsx'
import styles from './dashboard.module.css'
import { Question } from './question.tsx'

/** Asks an owner whether the data of shops that were not confirmed for long are still right. */
export function DataQuestions({ commerces }: { commerces: readonly UnconfirmedCommerce[] }) {
  const heading = useRef<HTMLElement>(null)
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(commerces, heading)
  const confirm = (commerce: UnconfirmedCommerce) =>
    attempt(async () => {
      await confirmData(commerce.id)
      toast({ message: `Anotado: ${commerce.name} está al día.` })
      focusNext(itemsAround(commerces, commerce.id).map(keyOf))
      await revalidate()
    })
  return (
    <section className="mt-12" aria-labelledby="al-dia" hidden={commerces.length === 0}>
      <Card as="details">
        <Question
          ref={heading}
          id="al-dia"
          icon={IconRefresh}
          title="¿Sigue todo igual?"
          detail={`Confirma los datos de ${formatCount(commerces.length, 'comercio', 'comercios')}.`}
        />
        <ul className="divided">
          {commerces.map((commerce) => (
            <li key={commerce.id} className={`grid align-center py-8 px-22 ${styles.row}`}>
              <ToneIcon tone="waiting" icon={IconRefresh} />
              <div className="min-w-0">
                <h3 id={keyOf(commerce)} tabIndex={-1} className={styles.title}>
                  {commerce.name}
                </h3>
                <p className="note">
                  Tus vecinos leen «Datos confirmados en {formatMonth(commerce.confirmed_at)}».
                  {factsInWords(commerce.facts) && ` También: ${factsInWords(commerce.facts)}.`}
                </p>
              </div>
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
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

const keyOf = ({ id }: Pick<UnconfirmedCommerce, 'id'>) => `al-dia-${id}`
