import { AuthScreen, closedPicture } from '#web/auth/auth-screen.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Shown for a link that is invalid or has already been used. */
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

export type QuestionProps<Question> = {
  question: Question
  /** The button that was pressed in the mail: the parameter `di` of the URL. */
  pressed: string
  /** The answer has just been saved. */
  isDone: boolean
  refused: string | undefined
}
