import type { Commerce } from '#contract/commerces.ts'
import { commercePath } from '#contract/site-paths.ts'
import { IconEye } from '#web/ui/icons.ts'
import { ShareButton } from '#web/ui/share-button.tsx'
import styles from './commerce-detail.module.css'
import { isHidden } from './commerce-status.tsx'

type PublicLinksProps = {
  commerce: Commerce
  /** For screens on which the shop is not evident. */
  named?: boolean
}

export const isPublished = (commerce: Commerce) => commerce.status === 'OK' && !isHidden(commerce)

/** Links of a published shop: to its public page, and to share it. */
export function PublicLinks({ commerce, named }: PublicLinksProps) {
  if (!isPublished(commerce)) return null
  const path = commercePath(commerce)
  return (
    <div className={`row wrap no-print ${styles.links}`}>
      <a
        href={path}
        className={`inline-row gap-10 min-w-0 strong break-anywhere tap ${styles.view}`}
      >
        <IconEye size={22} aria-hidden />
        {named ? `Ver «${commerce.name}» como tus clientes` : 'Verlo como tus clientes'}
      </a>
      <ShareButton title={commerce.name} path={path} size="small" />
    </div>
  )
}
