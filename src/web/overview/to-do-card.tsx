import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { addDays } from '#contract/hours/dates.ts'
import type { Offer } from '#contract/offers.ts'
import type { EditField } from '#web/commerces/missing.ts'
import { confirmData } from '#web/freshness/calls.ts'
import { saveOffer } from '#web/offers/calls.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconBell } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './overview.module.css'
import type { ToDo } from './to-do.ts'

const EXTENSION_DAYS = 7

type ToDoCardProps = {
  toDo: ToDo
  onEdit: (field: EditField) => void
}

export function ToDoCard({ toDo, onEdit }: ToDoCardProps) {
  const { busy, run: runOne } = useBusy<'do'>()
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)

  const run = (work: () => Promise<unknown>) =>
    runOne('do', async () => {
      await attempt(work)
      await revalidate()
      // After the last task the card is gone: focus the page heading.
      const next = heading.current ?? document.querySelector('h1')
      next?.focus()
    })

  const extend = (offer: Offer) => {
    const to = (ends_on: string) => saveOffer(offer.id, { ends_on })
    return run(async () => {
      await to(addDays(offer.ends_on!, EXTENSION_DAYS))
      toast({
        message: `«${offer.title}» dura una semana más.`,
        onUndo: () => void run(() => to(offer.ends_on!)),
      })
    })
  }

  function act() {
    if ('field' in toDo) return onEdit(toDo.field)
    if ('extends' in toDo) return void extend(toDo.extends)
    if ('confirms' in toDo) {
      const { id, name } = toDo.confirms
      void run(async () => {
        await confirmData(id)
        toast({ message: `Anotado: ${name} está al día.` })
      })
    }
  }

  return (
    <Card as="section" className={styles.toDo} aria-labelledby="por-hacer">
      <CardBody>
        <h2
          id="por-hacer"
          ref={heading}
          tabIndex={-1}
          className={`inline-row gap-8 ${styles.toDoHead}`}
        >
          <IconBell size={20} aria-hidden />
          Por hacer
        </h2>
        <p className="mt-6 strong">{toDo.title}</p>
        {toDo.why && <p className="note">{toDo.why}</p>}
        {'to' in toDo ? (
          <ButtonLink to={toDo.to} isFullWidth className="mt-12">
            {toDo.action}
          </ButtonLink>
        ) : (
          <Button
            isFullWidth
            className="mt-12"
            isBusy={busy === 'do'}
            busyLabel="Guardando…"
            onClick={act}
          >
            {toDo.action}
          </Button>
        )}
      </CardBody>
    </Card>
  )
}
