import type { MailedAppealQuestion } from '#contract/mailed-actions.ts'
import { AuthScreen } from '#web/auth/auth-screen.tsx'
import { formatDay } from '#web/format/dates.ts'
import { TextArea } from '#web/forms/field.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './question.module.css'
import type { QuestionProps } from './wrong-link.tsx'

type AppealQuestionProps = QuestionProps<MailedAppealQuestion> & {
  /** The text of a form that the API has refused. */
  typed: string | undefined
}

/** Shows why an account was deactivated, with a form to appeal: its user cannot sign in. */
export function AppealQuestion({ question, isJustSaved, refusal, typed }: AppealQuestionProps) {
  const { reason, appeal, appeal_until, ended_at, may_appeal } = question.restriction
  return (
    <AuthScreen title={titleOf(question, isJustSaved)}>
      <p className="muted">{leadOf(question)}</p>
      {reason && (
        <blockquote className={`rejected py-12 px-14 rounded-chip pre-line ${styles.quote}`}>
          {reason}
        </blockquote>
      )}
      {may_appeal ? (
        <>
          {refusal && <Notice>{refusal}</Notice>}
          <form method="post" className="stack gap-12" aria-label="Reclamación" noValidate>
            <TextArea
              id="appeal"
              name="appeal"
              label="Cuéntanos por qué no estás de acuerdo"
              help={`Lo leerá otra persona de la administración, si la hay. Puedes reclamar una vez, hasta ${formatDay(appeal_until)}.`}
              defaultValue={typed}
              maxLength={2000}
              rows={6}
              required
            />
            <Button type="submit" isFullWidth>
              Enviar reclamación
            </Button>
          </form>
        </>
      ) : (
        appeal && (
          <blockquote className={`soft py-12 px-14 rounded-chip pre-line ${styles.quote}`}>
            {appeal}
          </blockquote>
        )
      )}
      {ended_at && (
        <ButtonLink to="/login" isFullWidth>
          Iniciar sesión
        </ButtonLink>
      )}
    </AuthScreen>
  )
}

function titleOf({ restriction }: MailedAppealQuestion, isJustSaved: boolean): string {
  const { ended_at, outcome, appealed_at, may_appeal } = restriction
  if (ended_at !== null) return 'Ya puedes iniciar sesión'
  if (outcome === 'upheld') return 'Tu cuenta sigue desactivada'
  if (appealed_at !== null) return isJustSaved ? 'Reclamación enviada' : 'Ya nos lo dijiste'
  return may_appeal ? 'Tu cuenta está desactivada' : 'El plazo ha acabado'
}

function leadOf({ restriction }: MailedAppealQuestion): string {
  const { decided_at, ended_at, outcome, appealed_at, answer, may_appeal } = restriction
  if (ended_at !== null) return `Tu cuenta vuelve a estar activa. ${answer}`.trim()
  if (outcome === 'upheld') return `Lo hemos vuelto a mirar y la decisión es definitiva. ${answer}`
  if (appealed_at !== null) return 'La estamos mirando. Te escribiremos con la respuesta.'
  const since = `La desactivó la administración del directorio ${formatDay(decided_at)}.`
  return may_appeal ? since : `${since} Si ha cambiado algo, escríbenos desde Contacto.`
}
