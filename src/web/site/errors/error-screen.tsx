import { useErrorMessage } from '#web/screens/error-message.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatusScreen } from '../layout/status-screen.tsx'

/** An error as a whole page; from one that is not there a search leads on, too. */
export function ErrorScreen({ code }: { code: number | undefined }) {
  const message = useErrorMessage(code)
  return (
    <StatusScreen
      {...message}
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
