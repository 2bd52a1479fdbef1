import type { Commerce } from '#contract/commerces.ts'
import { commercePath } from '#contract/site-paths.ts'
import { IconEye } from '#web/ui/icons.ts'
import { ShareButton } from '#web/ui/share-button.tsx'
import { isHidden } from './commerce-status.tsx'
import styles from './public-links.module.css'

type PublicLinksProps = {
  commerce: Commerce
  /** Where the screen does not say which shop it is. */
  named?: boolean
}

export const isPublished = (commerce: Commerce) => commerce.status === 'OK' && !isHidden(commerce)

/** From a published shop to how its customers see it, and to whoever it is shared with. */
export function PublicLinks({ commerce, named }: PublicLinksProps) {
  if (!isPublished(commerce)) return null
  const path = commercePath(commerce)
  return (
    <div className={styles.links}>
      <a href={path} className={styles.look}>
        <IconEye size={22} aria-hidden />
        {named ? `Ver cómo ven «${commerce.name}» tus clientes` : 'Ver cómo la ven tus clientes'}
      </a>
      <ShareButton title={commerce.name} path={path} size="small" />
    </div>
  )
}
