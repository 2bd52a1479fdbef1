import { useModule } from '#web/api/modules.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconMail } from '#web/ui/icons.ts'

type SubscribeLinkProps = {
  /** 'de La Espiga', 'de Panadería', 'del pueblo'. */
  of: string
  /** Default: the whole town. */
  topic?: { tienda: number } | { categoria: string } | undefined
}

export function SubscribeLink({ of, topic }: SubscribeLinkProps) {
  if (!useModule('subscriptions')) return null
  const query = new URLSearchParams(
    Object.entries(topic ?? {}).map(([name, value]) => [name, `${value}`]),
  )
  return (
    <p className="no-print mt-32">
      <ButtonLink
        to={query.size > 0 ? `/avisame?${query}` : '/avisame'}
        variant="outline"
        icon={IconMail}
      >
        Avísame de lo nuevo {of}
      </ButtonLink>
    </p>
  )
}
