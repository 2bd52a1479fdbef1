import { useModule } from '#web/api/modules.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconMail } from '#web/ui/icons.ts'

type SubscribeLinkProps = {
  /** 'de La Espiga', 'de Panadería', 'del pueblo'. */
  subject: string
  /** Query of the subscription page: 'tienda=3', 'categoria=panaderia'. */
  topic?: string | undefined
}

export function SubscribeLink({ subject, topic }: SubscribeLinkProps) {
  if (!useModule('subscriptions')) return null
  return (
    <p className="no-print mt-32">
      <ButtonLink to={topic ? `/avisame?${topic}` : '/avisame'} variant="outline" icon={IconMail}>
        Avísame de lo nuevo {subject}
      </ButtonLink>
    </p>
  )
}
