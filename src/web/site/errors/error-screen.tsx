import type { ReactNode } from 'react'
import { useErrorMessage } from '#web/screens/error-message.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatusScreen } from '../layout/status-screen.tsx'

export function ErrorScreen({ code, strip }: { code: number | undefined; strip?: ReactNode }) {
  const message = useErrorMessage(code)
  return (
    <StatusScreen
      {...message}
      strip={strip}
      action={
        <>
          {message.action}
          {code === 404 && (
            <ButtonLink to="/directorio" variant="text">
              Buscar comercios
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
