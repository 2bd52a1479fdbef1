import { useErrorMessage } from '#web/screens/error-message.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatusScreen } from '../layout/status-screen.tsx'

/** An error as a full page; a 404 also offers the search. */
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
