import { useEffect } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './account-link.module.css'
import { SESSION_CHANGE } from './signed-in-script.ts'

/**
 * The way in, or to what is one's own. A page is kept and the same for everybody, so it holds both;
 * signed-in-script.ts says before the first paint which is seen. Without scripts it is the way in.
 */
export function AccountLink() {
  // Reached from another screen, nothing else would look again.
  useEffect(() => {
    dispatchEvent(new Event(SESSION_CHANGE))
  }, [])
  return (
    <span className={styles.account}>
      <ButtonLink to="/login" variant="outline" size="small" className={styles.guest!}>
        Iniciar Sesión
      </ButtonLink>
      <ButtonLink to="/dashboard" variant="outline" size="small" className={styles.member!}>
        Mi panel
      </ButtonLink>
    </span>
  )
}
