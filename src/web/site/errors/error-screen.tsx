import type { ReactNode } from 'react'
import { useErrorMessage } from '#web/screens/error-message.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatusScreen } from '../layout/status-screen.tsx'

export function ErrorScreen({ code, street }: { code: number | undefined; street?: ReactNode }) {
  const message = useErrorMessage(code)
  return (
    <StatusScreen
      {...message}
      street={street}
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
