import { errorSentences } from '#contract/field-errors.ts'
import { AuthScreen, closedPicture } from '#web/auth/auth-screen.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

type WrongLinkProps = { sentence: string; to?: string; name?: string }

/** Shown for a link that is invalid or has already been used, with a link to another screen. */
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
  /** Whether the answer has just been saved. */
  isDone: boolean
  /** Why the API refused the answer. */
  refused: string | undefined
}

/** Returns why the API refused a form, as a sentence. */
export function refusalIn(body: unknown): string {
  const { detail } = (body ?? {}) as { detail?: string }
  return detail ?? errorSentences(body)[0] ?? ''
}
