import { closedPicture } from '#web/auth/auth-pictures.tsx'
import { AuthScreen } from '#web/auth/auth-screen.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Of a link that has nothing to ask any more. */
export function WrongLink({ sentence }: { sentence: string }) {
  return (
    <AuthScreen title="Este enlace ya no sirve" picture={closedPicture}>
      <p>{sentence}</p>
      <ButtonLink to="/login" isFullWidth>
        Iniciar sesión
      </ButtonLink>
    </AuthScreen>
  )
}
