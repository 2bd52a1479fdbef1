import type { Commerce } from '#contract/commerces.ts'
import { OWNER } from '#contract/roles.ts'
import { commercePath } from '#contract/site-paths.ts'
import { storedRole } from '#web/api/session.ts'
import { isPublished } from '#web/commerces/commerce-status.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconEye } from '#web/ui/icons.ts'
import styles from './overview.module.css'

/** Link from a published shop to its public page. On phones its text is only for screen readers. */
export function ViewLink({ commerce }: { commerce: Commerce }) {
  if (!isPublished(commerce)) return null
  return (
    <ButtonLink
      to={commercePath(commerce)}
      reloadDocument
      variant="soft"
      size="small"
      className="no-print flex-none"
      icon={IconEye}
    >
      <span>
        Ver{' '}
        <span className={styles.viewWords}>
          {storedRole() === OWNER ? 'como tus clientes' : 'en la web'}
        </span>
      </span>
    </ButtonLink>
  )
}
