import type { Freshness } from '#contract/freshness.ts'
import { formatPhone, phoneLink } from '#web/format/phone.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconCheck, IconMail, IconPhone } from '#web/ui/icons.ts'
import type { FreshnessAction } from './labels.ts'

type ActionsProps = {
  shop: Freshness
  busyOf: (action: FreshnessAction) => boolean
  onRun: (action: FreshnessAction) => void
}

export function FreshnessActions({ shop, busyOf, onRun }: ActionsProps) {
  const { name, n_tlf } = shop
  const canAsk = shop.owner_email !== null && !shop.is_unwanted
  const buttonProps = (action: FreshnessAction) => ({
    variant: 'soft' as const,
    size: 'small' as const,
    isBusy: busyOf(action),
    onClick: () => onRun(action),
  })
  return (
    <>
      <ButtonLink
        to={phoneLink(n_tlf)}
        variant="text"
        size="small"
        icon={IconPhone}
        aria-label={`Llamar a ${name}, ${formatPhone(n_tlf)}`}
      >
        {formatPhone(n_tlf)}
      </ButtonLink>
      {canAsk && (
        <Button
          {...buttonProps('ask')}
          icon={IconMail}
          aria-label={`Preguntar por correo: ${name}`}
          data-key="R"
          busyLabel="Enviando…"
        >
          Preguntar
        </Button>
      )}
      <Button
        {...buttonProps('confirm')}
        icon={IconCheck}
        aria-label={`Dar por bueno: ${name}`}
        data-key="A"
        busyLabel="Guardando…"
      >
        Dar por bueno
      </Button>
    </>
  )
}
