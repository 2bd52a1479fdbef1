import { openPicture } from '#web/auth/auth-pictures.tsx'
import { AuthScreen } from '#web/auth/auth-screen.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './question.module.css'

type UnsubscribeProps = {
  isWanted: boolean
  /** When such mails are sent, within a sentence. */
  when: string
  refused: string | undefined
}

/** Asks whether somebody does without such mails, or says that none come any more. */
export function Unsubscribe({ isWanted, when, refused }: UnsubscribeProps) {
  if (!isWanted) {
    return (
      <AuthScreen title="Sin más avisos" picture={openPicture}>
        <p>Ya no te escribiremos {when}. Puedes volver a pedirlo en tu cuenta.</p>
        <ButtonLink to="/account" variant="outline" isFullWidth>
          Ir a mi cuenta
        </ButtonLink>
      </AuthScreen>
    )
  }
  return (
    <AuthScreen title="¿No quieres más avisos?">
      <p className={styles.lead}>
        Te escribimos {when}. Si no los quieres, no te enviaremos más; los demás correos siguen
        llegando.
      </p>
      {refused && <Notice>{refused}</Notice>}
      <form method="post" className={styles.form} aria-label="Respuesta">
        <Button type="submit" name="unsubscribe" value="si" isFullWidth>
          No quiero más avisos
        </Button>
      </form>
    </AuthScreen>
  )
}
