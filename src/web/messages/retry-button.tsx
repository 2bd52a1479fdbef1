import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

type RetryButtonProps = { subject: string; onRetry: () => Promise<void> }

export function RetryButton({ subject, onRetry }: RetryButtonProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      variant="soft"
      size="small"
      isBusy={isBusy}
      busyLabel="Enviando…"
      aria-label={`Reintentar: ${subject}`}
      onClick={async () => {
        setBusy(true)
        await onRetry()
        setBusy(false)
      }}
    >
      Reintentar
    </Button>
  )
}
