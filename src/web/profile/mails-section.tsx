import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Account, MailKind } from '#contract/profile.ts'
import { useAttempt } from '#web/screens/attempt.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.tsx'
import { saveAccount } from './calls.ts'
import { Section } from './section.tsx'

/** Switches for the optional mails of an owner. Each is saved at once. */
export function MailsSection({ account }: { account: Account }) {
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<MailKind[]>()
  const { attempt, failure } = useAttempt()
  const wanted = chosen ?? account.wanted_mails

  async function choose(kind: MailKind, isWanted: boolean) {
    const next = isWanted ? [...wanted, kind] : wanted.filter((one) => one !== kind)
    setChosen(next)
    await attempt(async () => {
      await saveAccount({ wanted_mails: next })
      await revalidate()
      toast({ message: isWanted ? 'Te escribiremos.' : 'Ya no te escribiremos.' })
    })
    setChosen(undefined)
  }

  return (
    <Section title="Correos que recibes">
      {failure}
      <div className="grid gap-16 justify-self-stretch">
        {MAILS.map(({ kind, ...words }) => (
          <Switch
            key={kind}
            {...words}
            heading="h3"
            checked={wanted.includes(kind)}
            onChange={(isWanted) => choose(kind, isWanted)}
          />
        ))}
      </div>
    </Section>
  )
}

const MAILS: { kind: MailKind; label: string; help: string }[] = [
  {
    kind: 'ending_offers',
    label: 'Cuando una oferta termina mañana',
    help: 'Para prolongarla una semana con un toque.',
  },
  {
    kind: 'commerce_data',
    label: 'Si tus datos llevan mucho sin cambiar',
    help: 'Te preguntamos si todo sigue igual, y lo recordamos dos veces como mucho.',
  },
  {
    kind: 'monthly_figures',
    label: 'El informe de cada mes',
    help: 'El primer lunes, con lo que el directorio te ha traído el mes anterior.',
  },
]
