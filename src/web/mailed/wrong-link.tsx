import { errorSentences } from '#contract/field-errors.ts'
import { AuthScreen, closedPicture } from '#web/auth/auth-screen.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

type WrongLinkProps = { sentence: string; to?: string; name?: string }

export function WrongLink({ sentence, to = '/login', name = 'Iniciar sesión' }: WrongLinkProps) {
  return (
    <AuthScreen title="Este enlace ya no sirve" picture={closedPicture}>
      <p>{sentence}</p>
      <ButtonLink to={to} isFullWidth>
        {name}
      </ButtonLink>
    </AuthScreen>
  )
}

export type QuestionProps<Question> = {
  question: Question
  /** The button that was pressed in the mail: the parameter `di` of the URL. */
  pressed: string
  isJustSaved: boolean
  refusal: string | undefined
}

export function refusalIn(body: unknown): string {
  const { detail } = (body ?? {}) as { detail?: string }
  return detail ?? errorSentences(body)[0] ?? ''
}
