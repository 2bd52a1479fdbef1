import { Brand } from '#web/ui/brand.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './public-header.module.css'

/** The top of a public page that is not the landing. */
export function PublicHeader() {
  return (
    <header className={styles.header}>
      <Brand />
      <ButtonLink to="/login" variant="outline" size="small">
        Iniciar Sesión
      </ButtonLink>
    </header>
  )
}
