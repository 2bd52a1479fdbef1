import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import { addDays } from '#contract/hours/dates.ts'
import type { Offer } from '#contract/offers.ts'
import type { EditField } from '#web/commerces/missing-parts.ts'
import { confirmData } from '#web/freshness/calls.ts'
import { saveOffer } from '#web/offers/calls.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconBell } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import styles from './overview.module.css'
import type { ToDo } from './to-do.ts'

export function ToDoCard({ toDo, onEdit }: { toDo: ToDo; onEdit: (field: EditField) => void }) {
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)

  async function run(work: () => Promise<unknown>) {
    await attempt(work)
    await revalidate()
    // After the last task there is no card: the page heading takes the focus.
    const next = heading.current ?? document.querySelector('h1')
    next?.focus()
  }

  function extend({ id, title, ends_on }: Offer) {
    const extendTo = (date: string) => saveOffer(id, { ends_on: date })
    return run(async () => {
      await extendTo(addDays(ends_on!, 7))
      const onUndo = () => void run(() => extendTo(ends_on!))
      toast({ message: `«${title}» dura una semana más.`, onUndo })
    })
  }

  const confirm = ({ id, name }: Commerce) =>
    run(async () => {
      await confirmData(id)
      toast({ message: `Anotado: ${name} está al día.` })
    })

  function act() {
    if ('field' in toDo) return onEdit(toDo.field)
    if ('extends' in toDo) return extend(toDo.extends)
    if ('confirms' in toDo) return confirm(toDo.confirms)
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
          <Button isFullWidth className="mt-12" busyLabel="Guardando…" onClick={act}>
            {toDo.action}
          </Button>
        )}
      </CardBody>
    </Card>
  )
}
