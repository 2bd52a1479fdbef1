import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Account, MailKind } from '#contract/profile.ts'
import { errorMessage } from '#web/api/api.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.tsx'
import { saveAccount } from './calls.ts'
import { Section } from './section.tsx'

/** The mails that an owner may do without, saved as soon as one is switched. */
export function MailsSection({ account }: { account: Account }) {
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<MailKind[]>()
  const [failure, setFailure] = useState<{ message: string; attempt: number }>()
  const wanted = chosen ?? account.wanted_mails

  async function choose(kind: MailKind, isWanted: boolean) {
    const next = isWanted ? [...wanted, kind] : wanted.filter((one) => one !== kind)
    setChosen(next)
    setFailure(undefined)
    try {
      await saveAccount({ wanted_mails: next })
      await revalidate()
      toast({ message: isWanted ? 'Te escribiremos.' : 'Ya no te escribiremos.' })
    } catch (error) {
      setFailure({ message: errorMessage(error), attempt: Date.now() })
    } finally {
      setChosen(undefined)
    }
  }

  return (
    <Section title="Correos que recibes">
      {failure && <Notice key={failure.attempt}>{failure.message}</Notice>}
      <div className="grid gap-16 justify-self-stretch">
        <Switch
          label="Cuando una oferta termina mañana"
          help="Para prolongarla una semana con un toque."
          heading="h3"
          checked={wanted.includes('ending_offers')}
          onChange={(isWanted) => choose('ending_offers', isWanted)}
        />
        <Switch
          label="Si tus datos llevan mucho sin cambiar"
          help="Te preguntamos si todo sigue igual, y lo recordamos dos veces como mucho."
          heading="h3"
          checked={wanted.includes('commerce_data')}
          onChange={(isWanted) => choose('commerce_data', isWanted)}
        />
        <Switch
          label="El informe de cada mes"
          help="El primer lunes, con lo que el directorio te ha traído el mes anterior."
          heading="h3"
          checked={wanted.includes('monthly_figures')}
          onChange={(isWanted) => choose('monthly_figures', isWanted)}
        />
      </div>
    </Section>
  )
}
