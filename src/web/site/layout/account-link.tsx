import { useEffect } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { SESSION_CHANGE } from './signed-in-script.ts'
import styles from './site-header.module.css'

type AccountLinkProps = { hasSignUp?: boolean | undefined; className?: string | undefined }

/**
 * Links to login and registration, or to the back-office. The page is cached and equal for everybody, so it contains
 * all of them; signed-in-script.ts decides before the first paint which are visible. Without JavaScript the first ones
 * are.
 */
export function AccountLink({ hasSignUp, className = '' }: AccountLinkProps) {
  // After a navigation within the app the inline script does not run: tell it to update.
  useEffect(() => {
    dispatchEvent(new Event(SESSION_CHANGE))
  }, [])
  return (
    <span className={`inline-row wrap gap-4 ${className}`}>
      <ButtonLink to="/login" variant="outline" size="small" className={styles.guest!}>
        Iniciar Sesión
      </ButtonLink>
      {hasSignUp && (
        <ButtonLink to="/signup" variant="text" size="small" className={styles.guest!}>
          Registrarse
        </ButtonLink>
      )}
      <ButtonLink to="/dashboard" variant="outline" size="small" className={styles.member!}>
        Mi panel
      </ButtonLink>
    </span>
  )
}
